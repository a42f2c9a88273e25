import * as z from 'zod';
import { defineCall, noRecord } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { cappedText, oneOf, optionalText, patternText, ulidText } from '../kernel/text.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import { namedPatient } from '../patients/named-patient.ts';

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
  /** JSON in a format of the form; only the form reads it. */
  content: cappedText(100_000, { tooLong: 'That is too long to be saved as a draft. Please shorten it.' }).refine(
    isJson,
    'Please send the draft as JSON.',
  ),
  savedAt: z.iso.datetime(),
  /** Changes with every change of it: a change names the one that was read. */
  revision: z.string().max(40),
});
const { content, revision } = draft.shape;

/** The form of an amendment: the draft of each note is one of its own. */
export const amendmentForm = (caseNoteId: string) => `amend-${caseNoteId.toLowerCase()}` as const;

/** In place of a revision: there was no draft when it was read. */
export const noRevision = 'none';
const notARevision = 'That is not the revision of a draft.';
const over = optionalText(cappedText(40, { missing: notARevision, tooLong: notARevision })).transform(
  (given) => given ?? noRevision,
);

/** The words typed into one form, stored in a draft beside those of other tabs and earlier sessions. */
export const draftEntries = z
  .array(
    z.object({
      /** The id of the form on the screen. */
      id: z.string(),
      savedAt: z.iso.datetime(),
      /** The user agent of the browser in which it was typed. */
      device: z.string().optional(),
      value: z.unknown(),
      /** The saved values of the fields before the typing. */
      base: z.record(z.string(), z.unknown()),
    }),
  )
  .catch([]);

/** The draft as another tab has left it. */
const changedElsewhere = z.object({ ...problem.shape, draft: draft.optional() });

/** A draft without its words: only the form reads those. */
export const draftPlace = z.object({
  form: z.string(),
  recordId: z.string(),
  savedAt: z.iso.datetime(),
  /** The patient that the form is about, with the name on the record now. */
  patient: namedPatient.optional(),
});

const ofDraft = { permission: 'mayUseStaffArea', params: { form, recordId }, audit: 'draft' } as const;

/**
 * Unsaved words of a member of staff in a form: theirs alone, kept for a week. Whoever may fill in any form may keep a
 * draft of it; the list of drafts names patients.
 */
export const draftCalls = {
  /** The places of drafts, the latest first; only the form reads the words. */
  listDrafts: defineCall('GET /api/drafts', {
    permission: 'mayWriteRecords',
    concerns: 'identity',
    audit: 'draft',
    replies: {
      200: withReferralId(z.object({ content: z.array(draftPlace) }), 'recordId'),
    },
  }),
  saveDraft: defineCall('POST /api/draft/{form}/{recordId}', {
    ...ofDraft,
    concerns: ['path.recordId?', 'body.patientId?'],
    body: z.strictObject({
      content,
      /** The patient that the form is about, where the place does not say it. */
      patientId: optionalText(ulidText('That is not the id of a patient.')),
      /** The revision that this one replaces. */
      over,
    }),
    replies: { 200: z.object({ savedAt: z.iso.datetime(), revision }), 409: changedElsewhere },
  }),
  readDraft: defineCall('GET /api/draft/{form}/{recordId}', {
    ...ofDraft,
    concerns: ['path.recordId?'],
    replies: { 200: z.object({ draft: draft.optional() }) },
  }),
  discardDraft: defineCall('DELETE /api/draft/{form}/{recordId}', {
    ...ofDraft,
    concerns: ['path.recordId?'],
    query: { over },
    replies: { 200: z.object({ message: z.string() }), 409: changedElsewhere },
  }),
};
