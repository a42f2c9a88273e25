import type { pictureWords } from '#words/pictures.ts';
import type { ServiceId } from '../../../shared/kernel/service-id.ts';

/** The picture of each of the organisation's services. */
export const servicePictures = {
  rahat: 'sewing',
  cancer: 'window',
  yaarana: 'carrom',
  counselling: 'bench',
} as const satisfies { readonly [Id in ServiceId]: keyof typeof pictureWords };
