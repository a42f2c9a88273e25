import { nobody } from '../../../shared/api/caseload.ts';
import { createContactMessageStore } from '../contact-messages.ts';
import { readTotal } from '../counted-list.ts';
import type { Table } from '../open-table.ts';
import { openAlertList } from '../questionnaires/alert-lists.ts';
import { createCaseloadStore } from './caseloads.ts';

/** Patients whom nobody looks after are counted up to here. */
const mostCounted = 99;

/** What waits for the staff, as the frame of every screen shows it: numbers whose cost has a bound, however high they are. */
export const createFrameReader = (table: Table) => {
  const caseloads = createCaseloadStore(table);
  const inbox = createContactMessageStore(table);
  return async () => {
    const [messages, newReferrals, openAlerts] = await Promise.all([
      inbox.countWaiting(),
      caseloads.count({ active: true, worker: nobody }, mostCounted),
      readTotal(table, openAlertList),
    ]);
    return { messages, newReferrals, openAlerts };
  };
};
export type FrameReader = ReturnType<typeof createFrameReader>;
