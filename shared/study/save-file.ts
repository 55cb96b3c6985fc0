/** Downloads a text as a file. It is created in the browser and not uploaded. */
export function saveFile(name: string, type: 'image/svg+xml' | 'application/json', text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The URL must stay valid until the click has started the download.
  setTimeout(() => URL.revokeObjectURL(address));
}
