import type { Unreadable } from '../../../../shared/kernel/unreadable.ts';
import type { ContactRow } from '../../../../shared/messages/contact-message.ts';
import { fullName } from '../../kernel/lib/full-name.ts';

type Row = Exclude<ContactRow, Unreadable<'contactId'>>;

/** Who sent a message, as far as given; of one on a record that the reader has not opened, whose record it is. */
export const nameMessage = ({
  firstName,
  lastName,
  closed,
}: Pick<Row, 'firstName' | 'lastName' | 'closed'>): string => {
  if (closed) return closed.patient ? `On the record of ${fullName(closed.patient)}` : 'On a record';
  return fullName({ firstName, lastName }) || 'No name given';
};
