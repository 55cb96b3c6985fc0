/**
 * Runs in the head of the list of all works, before anything is painted: what a shared address leaves out is not
 * shown first and taken away later. One file answers for every choice, so the browser narrows it: rows carry
 * their values as data attributes, and what counts or pictures the whole list (`data-counted`) waits for React, which
 * takes the rules away. A style sheet made by a script is no inline style; the page's policy allows the script by its hash.
 */
export const choiceScript =
  'try{const q=new URLSearchParams(location.search),s=new CSSStyleSheet,e=CSS.escape;let r="";' +
  'for(const k of new Set(q.keys()))r+=`main li[data-${e(k)}]:not(${q.getAll(k).map(v=>`[data-${e(k)}="${e(v)}"]`)})' +
  '{display:none}`;' +
  'if(r){s.replaceSync(r+"[data-counted]{visibility:hidden}");document.adoptedStyleSheets=[s]}}catch{}';
