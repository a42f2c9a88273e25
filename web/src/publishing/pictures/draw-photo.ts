import { mostPictureBytes, pictureSize } from '../../../../shared/publishing/site-pictures.ts';
import { type Crop, findPart } from './crop.ts';

/** Draws the chosen part of a photograph. */
export const drawPhoto = (canvas: HTMLCanvasElement, photo: ImageBitmap, crop: Crop): void => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const { left, top, width, height } = findPart(photo, crop);
  // What is see-through becomes paper.
  context.fillStyle = 'white';
  context.fillRect(0, 0, pictureSize.width, pictureSize.height);
  context.drawImage(photo, left, top, width, height, 0, 0, pictureSize.width, pictureSize.height);
};

// The server draws it once more, at a quality of its own: a picture with much detail becomes larger there.
const mostSent = (mostPictureBytes * 2) / 3;
const bestQuality = 0.82;
const lowerQualities = [0.7, 0.55];

const packAt = async (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  await new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('This browser cannot make a JPEG.')));
    canvas.toBlob(done, 'image/jpeg', quality);
  });

/** What is drawn as a JPEG in base64, as sharp as a page may load it. */
export const packPhoto = async (canvas: HTMLCanvasElement): Promise<string> => {
  let packed = await packAt(canvas, bestQuality);
  for (const quality of lowerQualities) if (packed.size > mostSent) packed = await packAt(canvas, quality);
  const bytes = new Uint8Array(await packed.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};
