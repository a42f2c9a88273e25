import type { closures as english } from '../en/closures.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const closures: Words<typeof english> = overridable('gu/closures', {
  on: 'અમે {day}ના રોજ બંધ છીએ.',
  between: 'અમે {from}થી {to} સુધી બંધ છીએ.',
  meanwhile: 'ત્યારે કોઈ ફોન ઉપાડતું નથી કે સંદેશ વાંચતું નથી. રાહ જોઈ શકાય તેમ ન હોય તો તાત્કાલિક મદદના કોઈ નંબર પર ફોન કરો.',
});
