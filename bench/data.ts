import { createContactMessageStore } from '../functions/messages/store/contact-messages.ts';
import { pageSize } from '../shared/kernel/page.ts';
import { contactMessageInput } from '../shared/messages/contact-message.ts';
import { countCapacity } from '../tests/support/count-capacity.ts';
import { createTestTable } from '../tests/support/lend-table.ts';
import { benchResults } from './results.ts';

const minute = 60_000;
const counts = [100, 10_000];

/** The cost of a page of the messages table by the number of messages: read units and requests, not seconds. */
export const benchData = async (): Promise<void> => {
  const rows: Record<string, { requests: number; 'read units': number; rows: number }> = {};
  for (const count of counts) {
    const lent = await createTestTable();
    const { table, read } = countCapacity(lent.table);
    const messages = createContactMessageStore(table);
    const start = Date.UTC(2026, 10, 20);
    const all = Array.from({ length: count }, (_, n) => n);
    while (all.length > 0) {
      await Promise.all(
        all.splice(0, 20).map((n) =>
          messages.add(
            contactMessageInput.parse({
              firstName: 'Amina',
              lastName: `Yusuf ${n}`,
              phone: '07700 900456',
              message: 'Please ring.',
            }),
            `bench-${String(n).padStart(12, '0')}`,
            new Date(start - n * 97 * minute),
          ),
        ),
      );
    }
    read();
    const last = Math.ceil(count / pageSize);
    for (const page of new Set([1, Math.min(500, last), last])) {
      const { content } = await messages.list(page);
      const { requests, units } = read();
      rows[`page ${page} of ${count} messages`] = { requests, 'read units': units, rows: content.length };
    }
    await lent.stop();
  }
  console.table(rows);
  await benchResults();
};
