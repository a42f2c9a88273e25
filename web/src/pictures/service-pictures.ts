import type { pictureWords } from '#words/pictures.ts';
import type { FirstServiceId } from '../../../shared/organisation/organisation.ts';

/** The picture of each of the first services, until an admin chooses another. */
export const servicePictures = {
  rahat: 'sewing',
  cancer: 'window',
  yaarana: 'carrom',
  counselling: 'bench',
} as const satisfies { readonly [Id in FirstServiceId]: keyof typeof pictureWords };
