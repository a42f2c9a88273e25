import type { Unreadable } from '../../shared/kernel/unreadable.ts';
import type { ContactMessage, ContactRow, Handling } from '../../shared/messages/contact-message.ts';
import { openedOf, type Visibility } from '../kernel/access/opened.ts';
import { conflictWith } from '../kernel/http/outcome.ts';
import type { RecordAccess } from '../kernel/http/record-access.ts';
import type { StaffDirectory } from '../kernel/identity/directory.ts';
import { type NameOf, nameStaff } from '../kernel/identity/name-staff.ts';
import type { Patient } from '../patients/store/patients.ts';
import type { MessageRow, StoredHandling, StoredMessage } from './store/contact-message-items.ts';
import type { Changed } from './store/contact-messages.ts';

/** The staff, and the patients on whose records messages are, by the ids that messages have. */
export type Naming = {
  staff: Pick<StaffDirectory, 'name'>;
  belonging: (ids: readonly string[]) => Promise<ReadonlyMap<string, Patient>>;
};

const whoOf = (handling: StoredHandling): string[] => (handling.state === 'new' ? [] : [handling.by]);

const nameHandling = (handling: StoredHandling, staffOf: NameOf): Handling =>
  handling.state === 'new' ? handling : { ...handling, by: staffOf(handling.by) };

const nameOf = ({ patientId, firstName, lastName }: Patient) => ({ patientId, firstName, lastName });

/**
 * Rows with the names of who answers; one that cannot be read is passed on unchanged. Of a message on a record that may not be
 * opened, only when it came, whether it is to be read first and answered, and whose record it is.
 */
export const withNames = async (
  rows: readonly (MessageRow | Unreadable<'contactId'>)[],
  canOpen: Visibility,
  { staff, belonging }: Naming,
): Promise<ContactRow[]> => {
  const readable = rows.flatMap((row) => ('unreadable' in row ? [] : [row]));
  const [names, patients, mayBeOpened] = await Promise.all([
    nameStaff(
      { staff },
      readable.flatMap(({ handling }) => whoOf(handling)),
    ),
    belonging(readable.flatMap(({ patientId }) => patientId ?? [])),
    canOpen(),
  ]);
  return rows.map((row) => {
    if ('unreadable' in row) return row;
    const { patientId, phone, safeContact, ...message } = row;
    const handling = nameHandling(row.handling, names);
    const patient = patientId === undefined ? undefined : patients.get(patientId);
    if (patientId === undefined || (patient && mayBeOpened(openedOf(patient)))) {
      const contact = message.ringBack && phone && safeContact && { contact: { phones: [phone], safeContact } };
      return { ...message, handling, ...contact };
    }
    const { contactId, contactDate, readFirst } = message;
    const closed = patient ? { patient: nameOf(patient) } : {};
    return { contactId, contactDate, firstName: '', lastName: '', handling, ...(readFirst && { readFirst }), closed };
  });
};

/** Refuses a message on a record that the caller may not open. @throws HttpError 403 @returns the patient */
export const checkMessage = async (
  { patientId }: Pick<StoredMessage, 'patientId'>,
  access: RecordAccess,
  { belonging }: Pick<Naming, 'belonging'>,
): Promise<string | undefined> => {
  const patient = patientId === undefined ? undefined : (await belonging([patientId])).get(patientId);
  await access.check(patient?.patientId ?? patientId, patient && openedOf(patient));
  return patient?.patientId;
};

export const presentMessage = async (
  { patientId, stateHash: _, handling = { state: 'new' }, ...message }: StoredMessage,
  { staff, belonging }: Naming,
): Promise<ContactMessage> => {
  const [names, patients] = await Promise.all([
    nameStaff({ staff }, whoOf(handling)),
    belonging(patientId === undefined ? [] : [patientId]),
  ]);
  const found = patients.get(patientId ?? '');
  return { ...message, handling: nameHandling(handling, names), ...(found && { patient: nameOf(found) }) };
};

const changedMeanwhile = 'A colleague has changed this message since you opened it. It is shown as it is now.';

export const answerChange = async (
  { outcome, message }: Exclude<Changed, { outcome: 'missing' }>,
  dependencies: Naming,
) => {
  const current = await presentMessage(message, dependencies);
  return outcome === 'done' ? { status: 200 as const, body: current } : conflictWith(changedMeanwhile, current);
};
