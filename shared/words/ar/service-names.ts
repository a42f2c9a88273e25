import type { ServiceId } from '../../domain/service-id.ts';

/** The organisation's services. */
export const serviceNames: { readonly [Id in ServiceId]: string } = {
  rahat: 'راحة: للنساء والفتيات',
  counselling: 'الإرشاد النفسي',
  yaarana: 'يارانا: رعاية نهارية لكبار السن من الرجال',
  cancer: 'رفيق في السرطان',
};
