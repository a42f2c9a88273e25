import * as z from 'zod';
import { type ContactMessageStore, createContactMessageStore } from '../../data/contact-messages.ts';
import { createUploadStore, type UploadStore } from '../../data/documents/uploads.ts';
import { createLimitStore, type LimitStore } from '../../data/limits.ts';
import { connectTable } from '../../data/open-table.ts';
import { createPublicStateStore, type PublicStateStore } from '../../data/records/public-states.ts';
import { createRecordStore, type RecordStore } from '../../data/records/records.ts';
import { createTimelineStore, type TimelineStore } from '../../data/records/timeline.ts';
import { createUnsentMailStore, type UnsentMailStore } from '../../data/records/unsent-mails.ts';
import type { Quarantine } from '../../files/documents/document-files.ts';
import { readEnvironment } from '../../lib/environment.ts';
import { lazyClient } from '../../lib/lazy-client.ts';

export type IntakeDependencies = {
  messages: Pick<ContactMessageStore, 'add'>;
  records: Pick<RecordStore, 'add'>;
  timeline: Pick<TimelineStore, 'add'>;
  unsent: Pick<UnsentMailStore, 'add'>;
  publicStates: PublicStateStore;
  limits: LimitStore;
  uploads: UploadStore;
  quarantine: Pick<Quarantine, 'offer'>;
  /** The minimum duration of every answer about a referral. */
  answerMilliseconds: number;
};

const environment = z.object({ ANSWER_MILLISECONDS: z.coerce.number().int().default(1500) });

export const makeDependencies = (): IntakeDependencies => {
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
    answerMilliseconds: readEnvironment(environment).ANSWER_MILLISECONDS,
  };
};
