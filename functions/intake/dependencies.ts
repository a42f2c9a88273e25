import type { intakeCalls } from '../../shared/intake/calls.ts';
import { createUploadStore } from '../documents/store/uploads.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { lazyClient } from '../kernel/lib/lazy-client.ts';
import { readAnswerMilliseconds } from '../kernel/lib/with-minimum-duration.ts';
import { createLimitStore } from '../kernel/store/limits.ts';
import { connectTable } from '../kernel/store/open-table.ts';
import { createContactMessageStore } from '../messages/store/contact-messages.ts';
import { findRingBack } from '../messages/store/ring-back-states.ts';
import { createRecordStore } from '../patients/store/records.ts';
import { createTimelineStore } from '../patients/store/timeline.ts';
import { createFailedMailStore } from '../referrals/store/failed-mails.ts';
import { createPublicStateStore, type Known } from '../referrals/store/public-states.ts';
import { createUnsentMailStore } from '../referrals/store/unsent-mails.ts';
import { createPausedReferralStore } from './store/paused-referrals.ts';

export const makeDependencies = () => {
  const table = connectTable();
  return {
    messages: createContactMessageStore(table),
    records: createRecordStore(table),
    timeline: createTimelineStore(table),
    unsent: createUnsentMailStore(table),
    failed: createFailedMailStore(table),
    publicStates: createPublicStateStore(table),
    findRingBack: (known: Known) => findRingBack(table, known),
    limits: createLimitStore(table),
    uploads: createUploadStore(table),
    paused: createPausedReferralStore(table),
    quarantine: lazyClient(async () => (await import('../documents/files/document-files.ts')).createQuarantine()),
    /** The minimum duration of every answer about a referral. */
    answerMilliseconds: readAnswerMilliseconds(),
  };
};
export type IntakeDependencies = ReturnType<typeof makeDependencies>;
export type IntakeHandlers = Handlers<typeof intakeCalls, IntakeDependencies>;
