import { packJpeg } from '../../functions/documents/files/jpeg-codec.ts';
import { pictureSize } from '../../shared/publishing/site-pictures.ts';

/** A JPEG of one shade of grey, by default of the size of the site's pictures. */
export const makePhoto = async (
  shade = 200,
  { width, height }: { width: number; height: number } = pictureSize,
): Promise<Buffer> =>
  await packJpeg({ width, height, data: new Uint8ClampedArray(width * height * 4).fill(shade) }, 80);
