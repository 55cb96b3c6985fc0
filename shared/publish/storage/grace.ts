/** Milliseconds for which what was live stays for pages that are open: they still load code, pictures and data from it. */
export const grace = 24 * 60 * 60 * 1000;
