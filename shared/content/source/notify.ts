/** Receives a sentence for the author, such as a warning. */
export type Notify = (sentence: string) => void;
