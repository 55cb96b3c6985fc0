import webpack from 'webpack';
import { readDrafts } from '@portfolio/content/drafts';

/**
 * Code takes files of all pages by a pattern, such as their models. This keeps those of drafts out of a bundle.
 * @param root of the repository.
 */
export function draftExclusion(root: string): webpack.ContextExclusionPlugin[] {
  const names = [...readDrafts(root)].map((path) => path.slice(1));
  return names.length > 0 ? [new webpack.ContextExclusionPlugin(new RegExp(`^(?:${names.join('|')})$`))] : [];
}
