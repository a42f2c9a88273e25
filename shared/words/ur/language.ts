import type { Language } from '../language.ts';
import { languages } from '../languages.ts';

export const language: Language = languages.ur;
