/** What the study fetches: the block of its page as `readBlock` reads it, and what it is called. */
export type SubdivisionData = { title: string; block: string };
