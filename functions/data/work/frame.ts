import { createContactMessageStore } from '../contact-messages.ts';
import type { Table } from '../open-table.ts';
import { openAlertList } from '../questionnaires/alert-lists.ts';
import { readTotal } from '../read-counted-list.ts';
import { createWorklistStore } from './worklist.ts';

/** New referrals are counted up to here. */
const mostCounted = 99;

/** The numbers in the frame of every screen: what waits for staff. Their cost has a bound, however high they are. */
export const createFrameReader = (table: Table) => {
  const worklist = createWorklistStore(table);
  const inbox = createContactMessageStore(table);
  return async () => {
    const [messages, newReferrals, openAlerts] = await Promise.all([
      inbox.countWaiting(),
      worklist.countUnattended(mostCounted),
      readTotal(table, openAlertList),
    ]);
    return { messages, newReferrals, openAlerts };
  };
};
