import * as z from 'zod';
import { cappedText, oneOf, optionalText, patternText, ulidText } from '../domain/text.ts';
import { defineCall } from './call.ts';
import { problem } from './problem.ts';

/** In place of a record's id, for a form that is not about a record yet. */
export const noRecord = 'new';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const notARecord = 'That is not the id of a record.';
const form = patternText(40, /^[a-z][a-z\d-]{1,39}$/, 'That is not the name of a form.');
const recordId = z.union([oneOf([noRecord]), ulidText(notARecord)], notARecord);
const draft = z.object({
  /** JSON of the form's own making; only the form reads it. */
  content: cappedText(100_000, { tooLong: 'That is too long to be kept as a draft.' }).refine(
    isJson,
    'A draft is kept as JSON.',
  ),
  savedAt: z.iso.datetime(),
  /** Another one after every change of it: a change names the one that was read. */
  revision: z.string().max(40),
});
const { content, revision } = draft.shape;

/** In place of a revision: there was no draft when it was read. */
export const noRevision = 'none';
const over = optionalText(cappedText(40, { tooLong: 'That is not the revision of a draft.' })).transform(
  (given) => given ?? noRevision,
);

/**
 * What was typed into one form, as it stands in a draft beside what other tabs and earlier sessions typed there. Drafts
 * that were kept before there was an `id` or a `base` still read: what they were typed against is not known.
 */
export const draftEntries = z
  .array(
    z.object({
      /** Of the form on the screen that it was typed into. */
      id: z.string().optional(),
      savedAt: z.iso.datetime(),
      value: z.unknown(),
      /** What the fields were before the typing, as it was saved then. */
      base: z.record(z.string(), z.unknown()).optional(),
    }),
  )
  .catch([]);

/** The draft as another tab has left it. */
const changedElsewhere = z.object({ ...problem.shape, draft: draft.optional() });

/** That there is a draft, without its words: those are only the form's to read. */
export const draftPlace = z.object({
  form: z.string(),
  referralId: z.string(),
  savedAt: z.iso.datetime(),
  /** Whose record the form is about, with the name as the record has it now. */
  patient: z.object({ patientId: z.string(), firstName: z.string(), lastName: z.string() }).optional(),
});

/** What a member of staff typed into a form and has not saved: theirs alone, kept for a week. */
export const drafts = {
  /** Where there is one, the latest first: the words themselves are only the form's to read. */
  listDrafts: defineCall({
    method: 'GET',
    path: '/api/drafts',
    permission: 'mayWriteRecords',
    concerns: 'identity',
    audit: 'draft',
    replies: {
      200: z.object({
        content: z.array(draftPlace),
      }),
    },
  }),
  keepDraft: defineCall({
    method: 'POST',
    path: '/api/draft/{form}/{recordId}',
    permission: 'mayWriteRecords',
    concerns: ['path.recordId', 'body.patientId'],
    params: { form, recordId },
    audit: 'draft',
    body: z.strictObject({
      content,
      /** Whose record the form is about, where the place does not say it. */
      patientId: optionalText(ulidText('That is not the id of a patient.')),
      /** The revision that this one takes the place of. */
      over,
    }),
    replies: { 200: z.object({ savedAt: z.iso.datetime(), revision }), 409: changedElsewhere },
  }),
  readDraft: defineCall({
    method: 'GET',
    path: '/api/draft/{form}/{recordId}',
    permission: 'mayWriteRecords',
    concerns: ['path.recordId'],
    params: { form, recordId },
    audit: 'draft',
    replies: { 200: z.object({ draft: draft.optional() }) },
  }),
  discardDraft: defineCall({
    method: 'DELETE',
    path: '/api/draft/{form}/{recordId}',
    permission: 'mayWriteRecords',
    concerns: ['path.recordId'],
    params: { form, recordId },
    query: { over },
    audit: 'draft',
    replies: { 200: z.object({ message: z.string() }), 409: changedElsewhere },
  }),
};
