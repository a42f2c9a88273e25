import { openAlertList } from '../../alerts/store/alert-lists.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readTotal } from '../../kernel/store/read-counted-list.ts';
import { createContactMessageStore } from '../../messages/store/contact-messages.ts';
import { createWorklistStore } from '../../referrals/store/worklist.ts';

/** New referrals are counted up to here. */
const mostCounted = 99;

/** The numbers in the frame of every screen: what waits for staff. Their cost has a bound, however high they are. */
export const readFrame = async (table: Table) => {
  const [messages, newReferrals, openAlerts] = await Promise.all([
    createContactMessageStore(table).countWaiting(),
    createWorklistStore(table).countUnattended(mostCounted),
    readTotal(table, openAlertList),
  ]);
  return { messages, newReferrals, openAlerts };
};
