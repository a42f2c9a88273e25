import * as z from 'zod';
import { calendarDay } from '../../../shared/kernel/calendar.ts';
import type { Key } from '../../kernel/store/table.ts';

const patient = z.object({ patientId: z.string() });
const register = z.object({ groupId: z.string(), day: calendarDay });

/** What the report counts in transactions of its own: a patient with all that happened to them, or a register. */
export type ReportSource = z.infer<typeof patient> | z.infer<typeof register>;

export const aboutReportSource = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.union([patient.extend(fields), register.extend(fields)]);

export const reportSourceId = (reportSource: ReportSource): string =>
  'patientId' in reportSource ? reportSource.patientId : `REGISTER#${reportSource.day}#${reportSource.groupId}`;

const ofRecord = /^RECORD#(.+)$/;

export const reportSourceOfItem = (item: Key & Record<string, unknown>): ReportSource => {
  const [, patientId] = ofRecord.exec(item.pk) ?? [];
  return patientId === undefined ? register.parse(item) : { patientId };
};
