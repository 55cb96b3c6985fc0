import type { MediaFiles } from '@portfolio/contract/release';

/** The bytes of all forms of a picture, or of a download. Without `before` it is new, without `after` it goes. */
export type PictureChange = { name: string; before?: number; after?: number };

/** By name, in the order of names; pictures that stay are none. */
export function pictureChanges(before: MediaFiles, after: MediaFiles): PictureChange[] {
  const [old, next] = [grouped(before), grouped(after)];
  const names = [...new Set([...old.keys(), ...next.keys()])].sort();
  return names.flatMap((name) => {
    const [from, to] = [old.get(name), next.get(name)];
    if (from?.files.join() === to?.files.join()) return [];
    return { name, ...(from && { before: from.bytes }), ...(to && { after: to.bytes }) };
  });
}

type Group = { files: string[]; bytes: number };

function grouped(media: MediaFiles): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const [file, { bytes }] of Object.entries(media).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const group = groups.get(nameOf(file)) ?? { files: [], bytes: 0 };
    groups.set(nameOf(file), { files: [...group.files, file], bytes: group.bytes + bytes });
  }
  return groups;
}

/** "KEY-plan" for "KEY-plan-0f25281c662e-800.jpg"; a download stands in a folder that is named by its content. */
function nameOf(file: string): string {
  const [, folder, download] = /^([0-9a-f]{12})\/(.+)$/.exec(file) ?? [];
  if (folder && download) return download;
  const [, name = file, form] = /^(.+)-[0-9a-f]{12}(?:-(.+))?\.\w+$/.exec(file) ?? [];
  return form === 'share' ? `${name} (for messages)` : name;
}
