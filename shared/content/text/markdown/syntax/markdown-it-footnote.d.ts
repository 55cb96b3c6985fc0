/* The package has a default export and no types. */
declare module 'markdown-it-footnote' {
  import type MarkdownIt from 'markdown-it';
  const footnotes: (markdown: InstanceType<typeof MarkdownIt>) => void;
  // eslint-disable-next-line no-restricted-syntax
  export default footnotes;
}
