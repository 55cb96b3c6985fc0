import type { Preview, ReleaseNote, Releases } from '@portfolio/contract/release';
import { commitText } from '@portfolio/publish/releases/log/entry/entry-text';
import { plainLine } from '@portfolio/publish/releases/log/entry/plain-line';
import { movedOn, type Previewed } from '@portfolio/publish/operations/previews/preview';
import { daysLeft } from '@portfolio/publish/releases/previews-file';
import { localTime } from './local-time';

/** What a command says of a preview that it composed. */
export function previewedLines({ address, pages, ...preview }: Previewed): string[] {
  const { name } = preview;
  return [
    `Preview ${name}: ${address}`,
    ...releaseLines(preview),
    `${pages} pages composed; nothing that is live was changed.`,
    `Take it live: npm run site -- promote ${name}`,
  ];
}

/** What `npm run site -- previews` says of one. @param address of the live site. */
export function previewLines(preview: Preview, live: Releases, address: string, now: Date): string[] {
  const { name, made } = preview;
  const days = Math.ceil(daysLeft(preview, now));
  const left = days > 0 ? `${days} ${days === 1 ? 'day' : 'days'} left` : 'goes with the next change of the site';
  const moved = movedOn(preview, live);
  return [
    `${plainLine(name)}  ${address}/_preview/${plainLine(name)}/  composed ${localTime(made)}, ${left}`,
    ...releaseLines(preview),
    ...(moved.length > 0
      ? [
          `  ${moved.join(', ')}: another release is live since. Compose it again: npm run site -- previews --again=${plainLine(name)}`,
        ]
      : []),
  ];
}

function releaseLines({ releases }: Preview): string[] {
  return Object.entries(releases).map(([owner, { release, ...note }]: [string, { release: string } & ReleaseNote]) => {
    const commit = commitText(note);
    return `  ${[owner, release, ...(commit ? [commit] : [])].map(plainLine).join('  ')}`;
  });
}
