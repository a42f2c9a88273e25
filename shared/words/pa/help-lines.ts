import type { helpLines as english } from '../en/help-lines.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const helpLines: Words<typeof english> = overridable('pa/help-lines', {
  emergency: { who: 'ਜਾਨ ਨੂੰ ਖ਼ਤਰਾ', say: '999 ਜਾਂ A&E' },
  nhs: { who: 'NHS', say: '111, ਫਿਰ 2 ਦਬਾਓ (ਮਾਨਸਿਕ ਸਿਹਤ, 24 ਘੰਟੇ)' },
  samaritans: { who: 'Samaritans', say: '116 123' },
  shout: { who: 'Shout', say: '85258 ਉੱਤੇ ਟੈਕਸਟ ਕਰੋ' },
});
