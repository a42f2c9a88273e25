import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { accountIdText, singleLine } from '../kernel/text.ts';

export const mostLanguages = 10;

const giveName = 'Please write the name of a language.';
/** As typed: there are more than any list has. */
export const languageName = singleLine(60, giveName).min(1, giveName);

const languagesInput = z.strictObject({
  languages: z
    .array(languageName)
    .max(mostLanguages, `Please give ${mostLanguages} languages or fewer.`)
    .transform((typed) => [...new Set(typed)]),
});

/** The languages that a colleague speaks with people. */
const staffLanguages = z.object({ id: z.string(), languages: z.array(z.string()) });
export type StaffLanguages = z.infer<typeof staffLanguages>;

/** The languages of the staff, so that a person can be given a worker who understands them. */
export const staffLanguageCalls = {
  /** The languages of everybody who gave any; it is about nobody's record. */
  listStaffLanguages: defineCall('GET /api/staff-languages', {
    permission: 'mayUseStaffArea',
    audit: 'none',
    replies: { 200: z.object({ content: z.array(staffLanguages) }) },
  }),
  saveOwnLanguages: defineCall('POST /api/staff-languages', {
    permission: 'mayUseStaffArea',
    body: languagesInput,
    replies: { 200: staffLanguages },
  }),
  saveLanguagesOf: defineCall('POST /api/staff-languages/{accountId}', {
    permission: 'mayManageStaff',
    params: { accountId: accountIdText(missing.account) },
    body: languagesInput,
    replies: { 200: staffLanguages, 404: problem },
  }),
};
