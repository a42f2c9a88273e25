import type { organisationWords as english } from '../../en/pages/organisation.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const organisationWords: Words<typeof english> = overridable('bn/pages/organisation', {
  strapline: 'স্বাস্থ্য, আপনার নিজের ভাষায়।',
  description: 'লিডসে দক্ষিণ এশীয় ও অন্যান্য সংখ্যালঘু সম্প্রদায়ের জন্য মানসিক ও শারীরিক স্বাস্থ্যে সহায়তা, আপনার ভাষায় ও আপনার গতিতে।',
  openingHours: 'সোমবার থেকে শুক্রবার, সকাল 9.30 থেকে বিকেল 5টা',
});
