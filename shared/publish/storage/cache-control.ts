/** Cache-Control: releases never change, everything else is revalidated. */
export const immutable = 'public, max-age=31536000, immutable';
export const fresh = 'no-cache';

/** Paths relative to the site that lie in a release, or among the pictures of an area. */
export const inRelease = /^_(?:areas|shell)\//;
