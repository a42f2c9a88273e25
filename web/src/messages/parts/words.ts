import type { Unreadable } from '../../../../shared/kernel/unreadable.ts';
import type { AnswerWay, ContactRow, Handling } from '../../../../shared/messages/contact-message.ts';
import { fullName } from '../../kernel/lib/format.ts';

/** Who sent a message, as far as given; of one on a record that the reader has not opened, whose record it is. */
export const nameMessage = ({
  firstName,
  lastName,
  closed,
}: Pick<Exclude<ContactRow, Unreadable<'contactId'>>, 'firstName' | 'lastName' | 'closed'>): string => {
  if (closed) return closed.patient ? `On the record of ${fullName(closed.patient)}` : 'On a record';
  return fullName({ firstName, lastName }) || 'No name given';
};

export const answerLabels: Readonly<Record<AnswerWay, string>> = {
  rang: 'Rang them',
  emailed: 'Emailed them',
  wrote: 'Wrote to them',
  none: 'It needs no answer',
};

const answered: Readonly<Record<AnswerWay, string>> = {
  rang: 'Answered by phone',
  emailed: 'Answered by email',
  wrote: 'Answered in writing',
  none: 'Needs no answer',
};

export const describeHandling = (handling: Handling): string => {
  if (handling.state === 'new') return 'New';
  if (handling.state === 'junk') return 'Junk';
  return handling.state === 'answering' ? `${fullName(handling.by)} is answering` : answered[handling.how];
};
