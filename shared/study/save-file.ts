/** Milliseconds. */
const keptFor = 60_000;

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
  // Safari reads it after the click's task, a large file much later.
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
}

function withValues(svg: string): string {
  const style = getComputedStyle(document.documentElement);
  return svg.replace(/var\((--[\w-]+)\)/g, (_, token: string) =>
    style.getPropertyValue(token).trim().replaceAll('"', "'"),
  );
}
