/** Receives a sentence for the author, such as a warning. */
export type Tell = (sentence: string) => void;
