import { saveFile } from './save-file';
import { withCaption } from './with-caption';

/** Saves a drawing with sentences below it. Import it when it is asked for: no study needs it before. */
export function savePicture(name: string, svg: string, caption: readonly string[]): void {
  saveFile(name, 'image/svg+xml', withCaption(svg, caption));
}
