/**
 * What the document says of where its site stands. In the page of another site nothing says it: there the build puts
 * @portfolio/foreign/stated-paths in this module's place.
 */
export const statedPaths: { base?: string; language?: string } =
  typeof document === 'object' ? document.documentElement.dataset : {};
