import type { ServiceId } from '../../domain/service-id.ts';

/** The organisation's services. */
export const serviceNames: { readonly [Id in ServiceId]: string } = {
  rahat: 'راحت: عورتیں اور لڑکیاں',
  counselling: 'کونسلنگ',
  yaarana: 'یارانہ: بزرگ مردوں کے لیے دن کی دیکھ بھال',
  cancer: 'کینسر میں ساتھی',
};
