import * as z from 'zod';
import type { intake } from '../../../shared/api/intake.ts';
import { createContactMessageStore } from '../../data/contact-messages.ts';
import { createUploadStore } from '../../data/documents/uploads.ts';
import { createLimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createPublicStateStore } from '../../data/records/public-states.ts';
import { createRecordStore } from '../../data/records/records.ts';
import { createTimelineStore } from '../../data/records/timeline.ts';
import { createUnsentMailStore } from '../../data/records/unsent-mails.ts';
import type { Handlers } from '../../http/handler.ts';
import { readEnvironment } from '../../lib/environment.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

const environment = z.object({ ANSWER_MILLISECONDS: z.coerce.number().int().default(1500) });

export const makeDependencies = () => {
  const table = connectTable();
  return {
    messages: createContactMessageStore(table),
    records: createRecordStore(table),
    timeline: createTimelineStore(table),
    unsent: createUnsentMailStore(table),
    publicStates: createPublicStateStore(table),
    limits: createLimitStore(table),
    uploads: createUploadStore(table),
    quarantine: lazyClient(async () => (await import('../../files/documents/document-files.ts')).createQuarantine()),
    /** The minimum duration of every answer about a referral. */
    answerMilliseconds: readEnvironment(environment).ANSWER_MILLISECONDS,
  };
};
export type IntakeDependencies = ReturnType<typeof makeDependencies>;
export type IntakeHandlers = Handlers<typeof intake, IntakeDependencies>;
