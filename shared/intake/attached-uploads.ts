import * as z from 'zod';
import { referralLetters } from '#words/referral-letters.ts';
import { documentPolicy } from '../documents/document-policy.ts';
import { patternText } from '../kernel/text.ts';

/** An id that cannot be guessed: whoever has it sent the file. */
export const uploadId = patternText(32, /^[\w-]{32}$/, referralLetters.chooseAgain);

/** The files of a referral, by the ids of their uploads. */
export const attachedUploads = z
  .array(uploadId, referralLetters.chooseAgain)
  .max(documentPolicy.mostOfReferral, referralLetters.tooMany)
  .transform((ids) => [...new Set(ids)])
  .default([]);
