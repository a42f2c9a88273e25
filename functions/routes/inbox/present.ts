import type { ContactMessage, ContactRow, Handling } from '../../../shared/api/contact-message.ts';
import type { StaffUser } from '../../../shared/api/record.ts';
import type { Unreadable } from '../../../shared/api/unreadable.ts';
import type { MessageRow, StoredHandling, StoredMessage } from '../../data/contact-message-items.ts';
import type { Changed } from '../../data/contact-messages.ts';
import { conflict } from '../../http/outcome.ts';
import type { InboxDependencies } from './dependencies.ts';

type Names = ReadonlyMap<string, StaffUser>;

const whoOf = (handling: StoredHandling): string[] => (handling.state === 'new' ? [] : [handling.by]);

const nameHandling = (handling: StoredHandling, names: Names): Handling =>
  handling.state === 'new'
    ? handling
    : { ...handling, by: names.get(handling.by) ?? { id: handling.by, firstName: '', lastName: '' } };

/** Rows with the names of who answers; one that cannot be read is passed on unchanged. */
export const withNames = async (
  rows: readonly (MessageRow | Unreadable<'contactId'>)[],
  { staff }: Pick<InboxDependencies, 'staff'>,
): Promise<ContactRow[]> => {
  const names = await staff.name(rows.flatMap((row) => ('unreadable' in row ? [] : whoOf(row.handling))));
  return rows.map((row) => ('unreadable' in row ? row : { ...row, handling: nameHandling(row.handling, names) }));
};

/** A message with the names of who answers it and of the patient whose record it is on. */
export const presentMessage = async (
  { patientId, handling = { state: 'new' }, ...message }: StoredMessage,
  { staff, patients }: Pick<InboxDependencies, 'staff' | 'patients'>,
): Promise<ContactMessage> => {
  const [names, found] = await Promise.all([
    staff.name(whoOf(handling)),
    patientId === undefined ? undefined : patients.read(patientId),
  ]);
  const patient = found && { patientId: found.patientId, firstName: found.firstName, lastName: found.lastName };
  return { ...message, handling: nameHandling(handling, names), ...(patient && { patient }) };
};

const changedMeanwhile = 'A colleague has changed this message since you opened it. It is shown as it is now.';

/** The reply to a change of a message, once it is known that the message exists. */
export const answerChange = async (
  { outcome, message }: Exclude<Changed, { outcome: 'missing' }>,
  dependencies: Pick<InboxDependencies, 'staff' | 'patients'>,
) => {
  const current = await presentMessage(message, dependencies);
  return outcome === 'done'
    ? { status: 200 as const, body: current }
    : { status: 409 as const, body: { ...conflict(changedMeanwhile).body, current } };
};
