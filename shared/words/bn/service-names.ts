import { nameServices } from '../own-words.ts';

/** The organisation's services. */
export const serviceNames = nameServices<'bn'>({
  rahat: 'রাহাত: নারী ও মেয়েদের জন্য',
  counselling: 'কাউন্সেলিং',
  yaarana: 'ইয়ারানা: বয়স্ক পুরুষদের দিনের দেখাশোনা',
  cancer: 'ক্যান্সারে সঙ্গী',
});
