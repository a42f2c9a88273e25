import { newReferralDays } from '../../shared/domain/new-referrals.ts';
import { messageList } from './contact-messages.ts';
import { readTotal, readTotalFrom } from './counted-list.ts';
import type { Table } from './open-table.ts';
import { openAlertList } from './questionnaires/alerts.ts';
import { patientLists } from './records/patient-lists.ts';

const dayMs = 24 * 60 * 60 * 1000;
// The counters of a list of instants are of hours.
const hourLength = '2026-11-20T14'.length;

export type FrameCounts = { messages: number; newReferrals: number; openAlerts: number };

/** What waits for the staff, as the frame of every screen shows it: numbers that cost the same however high they are. */
export const createFrameStore = (table: Table) => ({
  async count(now: Date): Promise<FrameCounts> {
    const since = new Date(now.getTime() - newReferralDays * dayMs).toISOString().slice(0, hourLength);
    const [messages, newReferrals, openAlerts] = await Promise.all([
      readTotal(table, messageList),
      readTotalFrom(table, patientLists.active, since),
      readTotal(table, openAlertList),
    ]);
    return { messages, newReferrals, openAlerts };
  },
});
export type FrameStore = ReturnType<typeof createFrameStore>;
