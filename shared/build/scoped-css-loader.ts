import postcss, { type ChildNode } from 'postcss';
import type { LoaderContext } from 'webpack';

/** At-rules that hold for a document, wherever they stand. */
const ofDocument = /^(?:charset|font-face|import|keyframes|layer|property)$/;

/**
 * Lets a base style sheet reach no further than the pages of one area: in the page of another site everything else is that
 * one's. Style sheets of components have names of their own.
 */
export default function scopedCssLoader(this: LoaderContext<{ owner: string }>, css: string): string {
  return scopedCss(css, this.getOptions().owner);
}

/** @param owner of the pages: shown-page.tsx of `@portfolio/foreign` says it. */
export function scopedCss(css: string, owner: string): string {
  const root = postcss.parse(css);
  // Sheets of paper are the document's.
  root.walkAtRules('page', (rule) => void rule.remove());
  root.walkRules((rule) => {
    rule.selector = rule.selectors.map((each) => each.replace(/:root|^(?:html|body)\b/, ':scope')).join(', ');
  });
  const inside = root.nodes.filter((node) => !isOfDocument(node));
  if (inside.every(({ type }) => type === 'comment')) return css;
  const scope = postcss.atRule({ name: 'scope', params: `([data-foreign='${owner}'])` });
  root.append(scope.append(inside));
  return root.toString();
}

function isOfDocument(node: ChildNode): boolean {
  return node.type === 'atrule' && ofDocument.test(node.name);
}
