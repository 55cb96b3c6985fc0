import { railTitleLimit } from './schema';

export type StartingPage = {
  title: string;
  order: number;
  year: number;
  label?: string | undefined;
  group?: string | undefined;
};

/** A content file that builds as it is; its text says what to write instead. */
export function startingPage({ title, order, year, label, group }: StartingPage): string {
  const optional = [label && `label: ${JSON.stringify(label)}`, group && `group: ${group}`]
    .filter(Boolean)
    .map((line) => `${line}\n`);
  return `---
title: ${JSON.stringify(title)}
railTitle: ${JSON.stringify(railTitle(title))}
${optional.join('')}order: ${order}
summary: "One sentence of at most 200 characters, for lists and search engines."
description: "What it is and what is special about it, in at most 60 words. It stands beside the pictures."
type: What it is in two words
place: Where it stands
year: ${year}
facts:
  Status: Development Design
  Site: Where it stands and how large the site is
  Client: For whom
  Award: None
  Collaborators: Who worked with you
  Role: Personal Work
  Size: How large it is
  Built with: Materials or tools
# Put pictures beside this file, take the # signs away, and say what is seen. The first one is the cover.
# images:
#   - imgSrc: hero.jpg
#     captionText: "A caption, or nothing between the quotes."
#     alt: "A sentence that says what is seen, for those who cannot see the picture."
#     credit: "Whose picture it is"
#     small: false
#     focus: 50% 50%
---
The first paragraph says what this is and why it is worth a look. It stands alone, before the first heading.

## The idea

Write what was asked, and what you made of it. An empty line begins a new paragraph. A link to another page is written as [the list of all works](/works).

## How it was made

Write what was tried, what was given up, and what stayed.
`;
}

/** As many whole words of the title as fit into the sidebar. */
function railTitle(title: string): string {
  let short = '';
  for (const word of title.split(' ')) {
    const longer = short ? `${short} ${word}` : word;
    if (longer.length > railTitleLimit) break;
    short = longer;
  }
  if (short) return short;
  for (const letter of title) {
    if (short.length + letter.length > railTitleLimit) break;
    short += letter;
  }
  return short;
}
