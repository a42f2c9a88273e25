import { createHash } from 'node:crypto';
import { type DocumentFault, documentFaultWords } from '../../shared/documents/document-policy.ts';
import { documentTypeOf } from '../../shared/documents/document-type.ts';
import { mostPictureBytes, pictureSize } from '../../shared/publishing/site-pictures.ts';
import { readJpegSize, rewriteJpeg } from '../documents/files/rewrite-jpeg.ts';

/** A picture for the site, under a name made of its content; or what is wrong with it. */
type CheckedPicture = { name: string; file: Buffer } | { message: string };

const wrongSize = `Please choose the picture again: it must be ${pictureSize.width} by ${pictureSize.height} pixels.`;
const tooLarge =
  'This picture has too much detail for a page that phones load. Please choose another part of it, or another.';

const refuse = (fault: DocumentFault): CheckedPicture => ({ message: documentFaultWords[fault] });

/**
 * A picture that an admin sent, drawn anew from its points as letters are: nothing of the file that was sent reaches a
 * visitor, such as the place where it was taken.
 */
export const checkPicture = async (given: Buffer): Promise<CheckedPicture> => {
  if (documentTypeOf(given) !== 'image/jpeg') return refuse('wrong-type');
  const size = readJpegSize(given);
  if (size?.width !== pictureSize.width || size.height !== pictureSize.height) return { message: wrongSize };
  const drawn = await rewriteJpeg(given);
  if ('fault' in drawn) return refuse(drawn.fault);
  if (drawn.file.length > mostPictureBytes) return { message: tooLarge };
  const name = createHash('sha256').update(drawn.file).digest('hex').slice(0, 32);
  return { name: `${name}.jpg`, file: drawn.file };
};
