export const fieldNames = ['from_name', 'from_email', 'message'] as const;

/** The values of the form. The field names are those of the mail template. */
export type Submission = Readonly<Record<(typeof fieldNames)[number], string>>;

export function submissionOf(valueOf: (name: keyof Submission) => string): Submission {
  return Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])) as Submission;
}

export const emptySubmission = submissionOf(() => '');

/**
 * The mail provider rejects more than 50 KB. The difference leaves room for field names and the library's own fields.
 */
export const byteLimit = 48_000;

/**
 * How many characters at the end of the message exceed the limit. A Latin character takes one byte, a Hangul syllable
 * three.
 */
export function charactersTooMany(submission: Submission): number {
  const encoder = new TextEncoder();
  let excess = encoder.encode(Object.values(submission).join('')).length - byteLimit;
  let count = 0;
  const characters = [...submission.message];
  while (excess > 0 && count < characters.length) {
    count++;
    excess -= encoder.encode(characters[characters.length - count]).length;
  }
  return count;
}

/** A mailto link with the message, for the visitor's own mail program. */
export function mailtoLink(to: string, { from_name, message }: Submission): string {
  return `mailto:${to}?subject=${encodeURIComponent(from_name)}&body=${encodeURIComponent(message)}`;
}
