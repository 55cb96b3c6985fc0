const family = 'Archivo';
let late: FontFace | undefined;

/**
 * The font is optional: where it comes after the first paint the browser leaves it out of the document, because it
 * could move what is being read. Then it is set here, at once where nothing in the window moves, else with the next page.
 */
export async function catchUpWithFont(): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (!url || isSet()) return;
  late = await new FontFace(family, `url(${url})`, { weight: '100 900' }).load();
  const before = tops();
  setFont();
  const after = tops();
  const isSeen = (top: number) => top < innerHeight;
  if (
    before.some((top, index) => isSeen(Math.min(top, after[index] ?? top)) && Math.abs(top - (after[index] ?? 0)) > 1)
  )
    document.fonts.delete(late);
}

/** Sets the font where it came late; called while one page gives way to another. */
export function setFont(): void {
  if (late) document.fonts.add(late);
}

/** Whether letters are drawn in the font: no API tells, their width does. */
function isSet(): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const [withFont, without] = [`${family}, monospace`, 'monospace'].map((families) => {
    if (pen) pen.font = `600 99px ${families}`;
    return pen?.measureText('GDL').width;
  });
  return withFont !== without;
}

/** Where everything stands in the window. */
function tops(): number[] {
  return [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().top);
}
