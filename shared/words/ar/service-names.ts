import { nameServices } from '../own-words.ts';

/** The organisation's services. */
export const serviceNames = nameServices<'ar'>({
  rahat: 'راحة: للنساء والفتيات',
  counselling: 'الإرشاد النفسي',
  yaarana: 'يارانا: رعاية نهارية لكبار السن من الرجال',
  cancer: 'رفيق في السرطان',
});
