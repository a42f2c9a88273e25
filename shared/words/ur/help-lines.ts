import type { helpLines as english } from '../en/help-lines.ts';
import type { Words } from '../language.ts';
import { overridable } from '../overrides.ts';

export const helpLines: Words<typeof english> = overridable('ur/help-lines', {
  emergency: { who: 'جان کو خطرہ ہو', say: '999 یا A&E' },
  nhs: { who: 'NHS', say: '111، پھر 2 دبائیں (ذہنی صحت، 24 گھنٹے)' },
  samaritans: { who: 'Samaritans', say: '116 123' },
  shout: { who: 'Shout', say: '85258 پر ٹیکسٹ کریں' },
});
