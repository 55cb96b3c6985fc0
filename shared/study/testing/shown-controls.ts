/** What the controls of a study show, by their names: values, choices, switches. Text that is being typed is left out. */
export function shownControls(container: HTMLElement): Readonly<Record<string, string | boolean>> {
  const shown: Record<string, string | boolean> = {};
  for (const input of container.querySelectorAll<HTMLInputElement>('input[type="range"]'))
    if (!input.closest('[role="group"][aria-label="Playback"]'))
      shown[input.getAttribute('aria-label') ?? ''] = input.value;
  for (const input of container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
    shown[labelOf(input)] = input.checked;
  for (const input of container.querySelectorAll<HTMLInputElement>('input[type="radio"]'))
    if (input.checked && input.closest('[role="group"][aria-label="Controls"]')) shown[groupOf(input)] = labelOf(input);
  return shown;
}

function labelOf(input: HTMLInputElement): string {
  return input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? '';
}

function groupOf(input: HTMLInputElement): string {
  const id = input.closest('[role="radiogroup"]')?.getAttribute('aria-labelledby') ?? '';
  return document.getElementById(id)?.textContent ?? 'a choice';
}
