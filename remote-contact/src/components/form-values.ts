import { fieldNames, submissionOf, type Submission } from './submission';

/** The values that stand in the fields of a form. */
export function readForm(form: HTMLFormElement): Submission {
  return submissionOf((name) => fieldOf(form, name)?.value ?? '');
}

/** Fills in the fields that are empty. */
export function fillEmptyFields(form: HTMLFormElement, submission: Submission): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = submission[name];
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

export function isSame(one: Submission, other: Submission): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}
