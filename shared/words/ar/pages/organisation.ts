import type { organisationWords as english } from '../../en/pages/organisation.ts';
import type { Words } from '../../language.ts';
import { overridable } from '../../overrides.ts';

export const organisationWords: Words<typeof english> = overridable('ar/pages/organisation', {
  strapline: 'الصحة، بكلماتك أنت.',
  description: 'دعم للصحة النفسية والجسدية في ليدز لمجتمعات جنوب آسيا وغيرها من الأقليات، بلغتك وعلى مهلك.',
  openingHours: 'من الاثنين إلى الجمعة، من 9.30 صباحًا إلى 5 مساءً',
});
