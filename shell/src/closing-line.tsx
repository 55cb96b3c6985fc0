import { aliasOf } from '@portfolio/contract/areas';
import type { PageState } from '@portfolio/site/page-state';

/** Ends every page; rendered at publish alone, behind what React hydrates, and costs no script (shared/styles/closing-line.css). */
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
