import { aliasOf } from '@portfolio/contract/areas';
import type { PageState } from '@portfolio/site/page-state';

/**
 * The line to the contact page with which every page ends. It is rendered at publish alone and costs no script: it stands
 * behind what React hydrates, stays while pages change, and the style sheet hides it where it has nothing to say
 * (shared/styles/closing-line.css).
 */
export function ClosingLine({ frame: { contact }, texts }: Pick<PageState, 'frame' | 'texts'>) {
  if (!contact) return null;
  return (
    <footer>
      <a href={aliasOf(contact.path)} data-area={contact.area}>
        {texts.closing}
      </a>
    </footer>
  );
}
