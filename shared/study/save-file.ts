/** Hands a text to the visitor as a file; nothing leaves the browser. */
export function saveFile(name: string, type: 'image/svg+xml' | 'application/json', text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the data once the press is handled.
  setTimeout(() => URL.revokeObjectURL(address));
}
