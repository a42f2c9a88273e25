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

const ofRecord = /^RECORD#(.+)$/;

/** The subject of a stored record or register. */
export const subjectOfItem = (item: Key & Record<string, unknown>): Subject => {
  const [, patientId] = ofRecord.exec(item.pk) ?? [];
  return patientId === undefined ? register.parse(item) : { patientId };
};
