/**
 * Downloads a text as a file. It is created in the browser and not uploaded. A drawing that is saved has no style sheet:
 * tokens such as `var(--ink-accent)` become their values.
 */
export function saveFile(name: string, type: 'image/svg+xml' | 'application/json', text: string): void {
  const content = type === 'image/svg+xml' ? withValues(text) : text;
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // WebKit reads the file after the click has returned, and after a question to the visitor where it asks one.
  setTimeout(() => URL.revokeObjectURL(address), 40_000);
}

function withValues(svg: string): string {
  const style = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, token: string) =>
    style.getPropertyValue(token).trim().replaceAll('"', "'"),
  );
}
