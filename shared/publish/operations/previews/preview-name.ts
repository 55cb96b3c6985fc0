import { isAreaName } from '@portfolio/contract/areas';
import { previewName } from '@portfolio/contract/published/paths';
import { git } from '@portfolio/workspace/git';
import { PublishError } from '../../storage/storage';

/** @throws PublishError for a name that can't be part of an address. */
export function checkName(name: string): void {
  const expected = 'Expected: at most 40 small letters, digits and hyphens, such as --name=pr-12.';
  if (!previewName.test(name)) throw new PublishError(`"${name}" can't be the name of a preview. ${expected}`);
  // "npm run site -- promote research" takes what is staged live.
  if (name === 'shell' || isAreaName(name))
    throw new PublishError(
      `"${name}" is the name of a workspace. Give the preview another: --name=${name}-preview, for example.`,
    );
}

/** The name of a preview without `--name`: that of the branch. */
export function nameHere(folder: string): string {
  const branch = git(folder, 'rev-parse', '--abbrev-ref', 'HEAD') ?? '';
  const name = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  if (name && name !== 'head') return name;
  throw new PublishError(
    'This checkout is on no branch. Name the preview: npm run publish -- --preview --name=pr-12 …',
  );
}
