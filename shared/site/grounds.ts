/** The ground of both themes outside of style sheets: `--ground` of shared/styles/tokens/colour.css. */
export const grounds = { light: '#ffffff', dark: '#141312' } as const;
