import type { contactFormWords as english } from '../en/contact-form.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';
import { safeContactWords } from './safe-contact.ts';

export const contactFormWords: Words<typeof english> = overridable('gu/contact-form', {
  title: 'અમને લખો',
  submit: 'મોકલો',
  noConnection: 'અમારી સેવા સુધી પહોંચી શકાયું નહીં. તમારો સંદેશ હજી અહીં જ છે: ઇન્ટરનેટ જુઓ અને ફરી મોકલો.',
  groups: {
    '': {
      title: 'તમારો સંદેશ',
      hint: 'કૃપા કરીને સંદેશ લખો, અને ઈમેલ કે ફોન નંબર આપો જેથી અમે જવાબ આપી શકીએ. નામ આપવું જરૂરી નથી.',
      fields: {
        firstName: { label: 'પહેલું નામ' },
        lastName: { label: 'અટક' },
        email: { label: 'ઈમેલ' },
        phone: { label: 'ફોન' },
        message: { label: 'સંદેશ' },
      },
    },
    safeContact: safeContactWords,
  },
});
