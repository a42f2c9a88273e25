import { nameServices } from '../own-words.ts';

/** The organisation's services. */
export const serviceNames = nameServices<'ur'>({
  rahat: 'راحت: عورتیں اور لڑکیاں',
  counselling: 'کونسلنگ',
  yaarana: 'یارانہ: بزرگ مردوں کے لیے دن کی دیکھ بھال',
  cancer: 'کینسر میں ساتھی',
});
