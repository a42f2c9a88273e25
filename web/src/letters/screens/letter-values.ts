import * as z from 'zod';
import { fillLetter, type LetterFacts } from '../../../../shared/letters/fill-letter.ts';
import { usualWay } from '../../../../shared/letters/letter.ts';
import { envelopeOf } from '../../../../shared/letters/letter-facts.ts';
import { type LetterKind, letterKinds, letterParties, letterWays } from '../../../../shared/letters/letter-kinds.ts';
import type { LetterWords } from '../../../../shared/letters/letter-words.ts';
import type { PatientRecord } from '../../../../shared/patients/record.ts';

export const schema = z.object({
  /** A kind of letter, or the id of a template of the organisation. */
  kind: z.string(),
  party: z.enum(letterParties),
  way: z.enum(letterWays),
  name: z.string(),
  address: z.string(),
  subject: z.string(),
  text: z.string(),
  withoutConsent: z.string(),
});
export type Values = z.infer<typeof schema>;
export const blankValues: Values = {
  ...{ kind: '', party: 'person', way: 'hand' },
  ...{ name: '', address: '', subject: '', text: '', withoutConsent: '' },
};
export const blank = { version: 0, values: blankValues };

/** What somebody writes themselves: it is not replaced unless they ask for it. */
export const ownFields = ['name', 'address', 'subject', 'text'] as const;
export type Written = Pick<Values, (typeof ownFields)[number]>;
type Begun = Omit<Values, 'kind' | 'withoutConsent'>;

export const isKind = (chosen: string): chosen is LetterKind => letterKinds.some((kind) => kind === chosen);

/** The words of a letter, filled in from the record. */
export const beginLetter = (
  { party, subject, text }: LetterWords,
  record: PatientRecord,
  facts: LetterFacts,
): Begun => {
  return {
    ...{ party, subject: fillLetter(subject, facts), way: usualWay(party, record.referralSafeContact) },
    ...envelopeOf(record, party),
    text: fillLetter(text, facts),
  };
};

/** A letter of the organisation's own is of no kind that the product knows; what is not chosen yet the API refuses in its own words. */
export const sent = ({ kind, ...written }: Values) => ({
  ...written,
  kind: (kind === '' || isKind(kind) ? kind : 'blank') as LetterKind,
});
