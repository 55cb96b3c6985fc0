/** What is wrong with a file, as a sentence for the one who chose it. */
export class MidiFault extends Error {
  override name = 'MidiFault';
}
