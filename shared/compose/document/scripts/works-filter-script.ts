import { layoutParameter, type Layout } from '@portfolio/site/works-choice';

const pictures = 'pictures' satisfies Layout;

/**
 * Inline in the head of the list of works: hides the rows that the filter in the address excludes, before the first
 * paint, and shows pictures where it asks for them. The prerendered page shows all works in a table. Counts and the
 * preview (`data-counted`) stay hidden until React renders them and removes the style sheet.
 */
export const worksFilterScript =
  'try{const q=new URLSearchParams(location.search),s=new CSSStyleSheet,e=CSS.escape;let r="";' +
  `if(q.get("${layoutParameter}")==="${pictures}")document.documentElement.dataset.works="${pictures}";` +
  `q.delete("${layoutParameter}");` +
  'for(const k of new Set(q.keys()))r+=`main li[data-${e(k)}]:not(${q.getAll(k).map(v=>`[data-${e(k)}="${e(v)}"]`)})' +
  '{display:none}`;' +
  'if(r){s.replaceSync(r+"[data-counted]{visibility:hidden}");document.adoptedStyleSheets=[s]}}catch{}';
