/** The families that documents in a language have in the place of the others: shared/build/typeface-css.ts. */
const ownFamilies = /:root:lang\(([\w-]+)\)\{[^{}]*--latin:([^;}]*)/g;
const face = /@font-face\{[^}]*?font-family:([^;}]*)[^}]*\}/g;

/** A style sheet without the faces that only documents in another language use. A document stays in its language. */
export function facesOfLanguage(css: string, language: string): string {
  const foreign = [...css.matchAll(ownFamilies)]
    .filter(([, tag = '']) => language !== tag && !language.startsWith(`${tag}-`))
    .flatMap(([, , families = '']) => families.split(',').map(unquoted));
  return foreign.length === 0
    ? css
    : css.replace(face, (rule, family: string) => (foreign.includes(unquoted(family)) ? '' : rule));
}

function unquoted(family: string): string {
  return family.trim().replace(/^(["'])(.*)\1$/, '$2');
}
