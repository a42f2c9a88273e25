import * as z from 'zod';
import { calendarDay } from '../../../shared/domain/calendar.ts';
import type { Key } from '../table.ts';

const patient = z.object({ patientId: z.string() });
const register = z.object({ groupId: z.string(), day: calendarDay });

/**
 * The unit that the report counts in transactions of its own: a patient with everything that happened to them, or a
 * register.
 */
export type Subject = z.infer<typeof patient> | z.infer<typeof register>;

/** The schema of an item about a subject. */
export const aboutSubject = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.union([patient.extend(fields), register.extend(fields)]);

/** The name of a subject in keys. */
export const subjectId = (subject: Subject): string =>
  'patientId' in subject ? subject.patientId : `REGISTER#${subject.day}#${subject.groupId}`;

const recordSk = 'RECORD';
const ofRecord = /^RECORD#(.+)$/;
// Results and appointments name their patient in the item itself.
const ofPatient = /^(?:RESULTS|APPOINTMENT)#/;
const isFact = /^(?:RESULT#.*|APPOINTMENT)$/;
const ofRegisters = /^REGISTERS#/;

/**
 * The subject of a write, if the report may count what it changes: a record, a result, an appointment, a register.
 * Only a put of a whole register counts; an update of one does not.
 */
export const subjectOfWrite = ({ pk, sk }: Key, item: Record<string, unknown> | undefined): Subject | undefined => {
  const [, recordOf] = ofRecord.exec(pk) ?? [];
  if (recordOf !== undefined) return sk === recordSk ? { patientId: recordOf } : undefined;
  if (item === undefined) return undefined;
  if (ofRegisters.test(pk)) return register.parse(item);
  return ofPatient.test(pk) && isFact.test(sk) ? patient.safeParse(item).data : undefined;
};
