import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { missing } from '../kernel/missing.ts';
import { problem } from '../kernel/problem.ts';
import { patternText } from '../kernel/text.ts';
import type { ErasureReason } from './erasure.ts';

// Separate from the other calls of erasing, which a record needs seldom.

/** A record that is no more. */
export const erasedRecord = z.object({
  id: z.string(),
  reference: z.string().optional(),
  /** Its reason, or the retention rule whose time was over. */
  why: z.string(),
  words: z.string().optional(),
  erasedAt: z.iso.datetime(),
  /** Names: of colleagues, or as somebody gave it to the command. */
  askedBy: z.string().optional(),
  approvedBy: z.string(),
  items: z.int(),
});
export type ErasedRecord = z.infer<typeof erasedRecord>;

/** Of a record that was erased, for whoever looks for it. */
export const erasedCalls = {
  /** Whether the record of an id or a reference was erased. 404 where none was. */
  readErased: defineCall('GET /api/crm/erased/{of}', {
    permission: 'mayReadRecords',
    concerns: 'none',
    params: { of: patternText(26, /^[0-9A-Z-]+$/, missing.patient) },
    audit: 'none',
    replies: { 200: erasedRecord, 404: problem },
  }),
};

const reasonsDone: Readonly<Record<ErasureReason, string>> = {
  junk: 'it was junk',
  mistake: 'it was a mistake',
  request: 'the person asked for it',
  court: 'a court or the regulator ordered it',
  retention: 'the time for which it is kept was over',
};

/** Why a record is no more: by the reason of its erasure, or because the retention rule of that name was over. */
export const describeErased = (why: string): string =>
  reasonsDone[why as ErasureReason] ?? 'the time for which it is kept was over';
