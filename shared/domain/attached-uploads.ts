import * as z from 'zod';
import { referralLetters } from '#words/referral-letters.ts';
import { documentPolicy } from './document-policy.ts';
import { patternText } from './text.ts';

/** Nobody can guess one: whoever has it sent the file. */
export const uploadId = patternText(32, /^[\w-]{32}$/, referralLetters.chooseAgain);

/** The files that go with a referral, by the ids of their uploads. */
export const attachedUploads = z
  .array(uploadId, referralLetters.chooseAgain)
  .max(documentPolicy.mostOfReferral, referralLetters.tooMany)
  .transform((ids) => [...new Set(ids)])
  .default([]);
