import type { contact as english } from '../../en/pages/contact.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const contact: Words<typeof english> = overridable('gu/pages/contact', {
  title: 'અમારો સંપર્ક કરો',
  description: 'ફોન કરો, લખો, મળવા આવો કે સંદેશ મોકલો. અમે દરેક સંદેશ વાંચીએ છીએ અને ફોન કે ઈમેલથી જવાબ આપીએ છીએ.',
  lead: 'તમારા મનમાં જે હોય તે અમને કહો. અમારામાંથી કોઈ તે વાંચશે અને તમારો સંપર્ક કરશે.',
  rather: 'વાત કરવી વધુ ગમશે? {ringBack}.',
  ringBack: 'અમને કહો કે તમને ફોન કરીએ',
  otherWays: 'અમારા સુધી પહોંચવાની બીજી રીતો',
  phone: 'ફોન',
  email: 'ઈમેલ',
  visit: 'આવો અથવા લખો',
  map: {
    title: 'અમે ક્યાં છીએ',
    frame: (place) => `${place} આસપાસનો નકશો`,
    who: 'આ નકશો OpenStreetMap પરથી આવે છે. તેમને ખબર પડશે કે તમે તે જોયો.',
    show: 'નકશો બતાવો',
    open: 'નકશો OpenStreetMap પર ખોલો',
  },
});
