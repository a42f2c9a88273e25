import type { ringBack as english } from '../../en/pages/ring-back.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const ringBack: Words<typeof english> = overridable('gu/pages/ring-back', {
  title: 'મને ફોન કરો',
  description: 'એક નંબર આપો, ક્યારે સુરક્ષિત છે તે કહો, અને અમે તમને ફોન કરીશું. નામ આપવું જરૂરી નથી.',
  lead: 'એક નંબર આપો, ક્યારે સુરક્ષિત છે તે કહો, અને અમે તમને ફોન કરીશું. કેમ, કે તમે કોણ છો, તે કહેવું જરૂરી નથી.',
  about: (service) => `તમે આના વિશે વાત કરવા માગો છો: ${service}.`,
});
