import type { Language } from '../language.ts';

export const language = { id: 'en-GB', name: 'English', dir: 'ltr' } as const satisfies Language;
