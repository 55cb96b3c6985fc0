/** What is known of a place beyond its row in the list: three sentences, and what they were made from. */
export type PlaceRecord = {
  /** What one sees there. */
  see: string;
  /** Who made it, and how. */
  made: string;
  /** What to look at, or to know before going there. */
  know: string;
  from: {
    /** Whether the figures are made up, to show what a record holds. */
    sample: boolean;
    photos: number;
    /** From 0 to 5. */
    rating: number;
    reviews: number;
    /** What reviews are about, with how many of them. */
    topics: Readonly<Record<string, number>>;
  };
};

/** By the ids of the places. */
export type PlaceRecords = Readonly<Record<string, PlaceRecord>>;
