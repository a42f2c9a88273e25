import type { organisationWords as english } from '../../en/pages/organisation.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const organisationWords: Words<typeof english> = overridable('hi/pages/organisation', {
  strapline: 'सेहत, आपके अपने शब्दों में।',
  description:
    'लीड्स में दक्षिण एशियाई और अन्य अल्पसंख्यक समुदायों के लिए मानसिक और शारीरिक स्वास्थ्य में मदद, आपकी भाषा में और आपकी रफ़्तार से।',
  openingHours: 'सोमवार से शुक्रवार, सुबह 9.30 से शाम 5 बजे',
});
