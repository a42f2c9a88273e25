import type { helpLines as english } from '../en/help-lines.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const helpLines: Words<typeof english> = overridable('hi/help-lines', {
  emergency: { who: 'जान को ख़तरा', say: '999 या A&E' },
  nhs: { who: 'NHS', say: '111, फिर 2 दबाएँ (मानसिक स्वास्थ्य, 24 घंटे)' },
  samaritans: { who: 'Samaritans', say: '116 123' },
  shout: { who: 'Shout', say: '85258 पर टेक्स्ट करें' },
});
