import { studyTexts } from './study-texts';

/**
 * A number with a sign between its thousands. The language's own formatting stops a slow phone for 60 ms when first used.
 */
export function grouped(value: number): string {
  const [whole = '', part] = String(value).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, studyTexts.thousands);
  return part === undefined ? groups : groups + studyTexts.decimal + part;
}

/** A number with so many digits after its decimal sign. */
export function fixed(value: number, digits: number): string {
  return value.toFixed(digits).replace('.', studyTexts.decimal);
}
