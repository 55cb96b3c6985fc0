/** Cache-Control: releases never change, everything else is revalidated. */
export const immutable = 'public, max-age=31536000, immutable';
export const fresh = 'no-cache';
/** The same for an answer that is another one for other visitors: no cache keeps it for all. */
export const freshForOne = 'private, no-cache';

/** Paths relative to the site that lie in a release, or among the pictures of an area. */
export const inRelease = /^_(?:areas|shell)\//;
