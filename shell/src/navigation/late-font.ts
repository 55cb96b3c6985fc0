import { shownElements } from './shown-elements';
import { warmFont } from './warm-font';

const family = 'Archivo';
/** Of a name of its own: the browser would ask again for the one that it left out, and look for another until it comes. */
const lateFamily = `${family} Late`;

/**
 * The font is optional: where it comes after the first paint the browser leaves it out of the document, because it
 * could move what is being read. Then it is set here, at once where nothing in the window moves, else with the next page.
 */
export async function catchUpWithFont(): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (!url || isSet()) return;
  document.fonts.add(await new FontFace(lateFamily, `url(${url})`, { weight: '100 900' }).load());
  await warmFont(lateFamily);
  // Without its stand-in, what stands there takes another room, so that everything would move.
  if (!isLoaded(`${family} Stand-in`)) return;
  const before = places();
  setFont();
  const after = places();
  if (before.some((place, index) => hasMoved(place, after[index]))) document.documentElement.dataset['font'] = 'late';
}

/** Sets the font where it came late and is there; called while one page gives way to another. */
export function setFont(): void {
  if (isLoaded(lateFamily)) document.documentElement.dataset['font'] = 'set';
}

function isLoaded(name: string): boolean {
  return [...document.fonts].some((face) => face.family.replaceAll('"', '') === name && face.status === 'loaded');
}

/** Whether letters are drawn in the font, which may be there and left out: no API tells, their width does. */
function isSet(): boolean {
  if (!isLoaded(family)) return false;
  const pen = document.createElement('canvas').getContext('2d');
  const [withFont, without] = [`${family}, monospace`, 'monospace'].map((families) => {
    if (pen) pen.font = `600 99px ${families}`;
    return pen?.measureText('GDL').width;
  });
  return withFont !== without;
}

type Place = { top: number; left: number; right: number | undefined };

/** Where everything stands that is shown; the end of what text follows is where that text begins. */
function places(): Place[] {
  return shownElements().map((element) => {
    const { top, left, right } = element.getBoundingClientRect();
    return { top, left, right: element.nextSibling instanceof Text ? right : undefined };
  });
}

/** Whether a browser would call it a shift: in the window or just below, where one who scrolls will be, and by more than three pixels across. */
function hasMoved(from: Place, to: Place = from): boolean {
  if (Math.min(from.top, to.top) >= 2 * innerHeight) return false;
  const across = [to.left - from.left, (to.right ?? 0) - (from.right ?? 0)];
  return Math.abs(to.top - from.top) > 1 || across.some((by) => Math.abs(by) >= 3);
}
