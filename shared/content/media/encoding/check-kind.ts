import sharp from 'sharp';
import { PictureError } from '../picture-error';
import { anySize } from './shrink-photo';

const still = 'a still picture, or a film in a videos block';

/**
 * Reads the beginning of a picture.
 * @throws PictureError for one of another kind than its name says, and for an animation: only its first picture would be
 * shown.
 */
export async function checkKind(source: Buffer, isDrawing: boolean): Promise<void> {
  if (isHeic(source))
    throw new PictureError('its content is HEIC', 'a photo that is exported as JPEG, under its own ending');
  const { format, pages = 1 } = await readable(() => sharp(source, anySize).metadata());
  if (isDrawing !== (format === 'svg')) throw new PictureError(`its content is ${format?.toUpperCase() ?? 'unknown'}`);
  if (pages > 1 && format !== 'tiff') throw new PictureError(`it is an animation of ${pages} pictures`, still);
}

/** What cameras of telephones write; AVIF has the same container. https://nokiatech.github.io/heif/technical.html */
function isHeic(source: Buffer): boolean {
  if (source.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = source.toString('latin1', 8, Math.min(source.length, source.readUInt32BE(0), 64));
  return /hei[cxms]|hev[cxms]|^mif1|^msf1/.test(brands) && !/avi[fs]/.test(brands);
}

/** @throws PictureError with the library's reason, whatever it is; a failure of the disk stays what it is. */
export async function readable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof PictureError || (error instanceof Error && 'code' in error)) throw error;
    const [reason = 'unknown'] = (error instanceof Error ? error.message : String(error)).split('\n');
    if (/No space left/.test(reason)) throw error;
    throw new PictureError(reason.charAt(0).toLowerCase() + reason.slice(1));
  }
}
