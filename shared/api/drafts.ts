import * as z from 'zod';
import { cappedText, oneOf, patternText, ulidText } from '../domain/text.ts';
import { defineCall } from './call.ts';

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
const referralId = z.union([oneOf([noRecord]), ulidText(notARecord)], notARecord);
const draft = z.object({
  /** JSON of the form's own making; only the form reads it. */
  content: cappedText(100_000, { tooLong: 'That is too long to be kept as a draft.' }).refine(
    isJson,
    'A draft is kept as JSON.',
  ),
  savedAt: z.iso.datetime(),
});

/** What a member of staff typed into a form and has not saved: theirs alone, kept for a week. */
export const drafts = {
  /** Where there is one, the latest first: the words themselves are only the form's to read. */
  listDrafts: defineCall({
    method: 'GET',
    path: '/api/drafts',
    permission: 'mayWriteRecords',
    audit: 'draft',
    replies: {
      200: z.object({
        content: z.array(z.object({ form: z.string(), referralId: z.string(), savedAt: z.iso.datetime() })),
      }),
    },
  }),
  keepDraft: defineCall({
    method: 'POST',
    path: '/api/draft/{form}/{referralId}',
    permission: 'mayWriteRecords',
    params: { form, referralId },
    audit: 'draft',
    body: z.strictObject({ content: draft.shape.content }),
    replies: { 200: z.object({ savedAt: z.iso.datetime() }) },
  }),
  readDraft: defineCall({
    method: 'GET',
    path: '/api/draft/{form}/{referralId}',
    permission: 'mayWriteRecords',
    params: { form, referralId },
    audit: 'draft',
    replies: { 200: z.object({ draft: draft.optional() }) },
  }),
  discardDraft: defineCall({
    method: 'DELETE',
    path: '/api/draft/{form}/{referralId}',
    permission: 'mayWriteRecords',
    params: { form, referralId },
    audit: 'draft',
    replies: { 200: z.object({ message: z.string() }) },
  }),
};
