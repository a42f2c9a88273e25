import * as z from 'zod';
import { closingReasons } from '../episodes/closing.ts';
import { calendarDay } from '../kernel/calendar.ts';
import { optionalText, patternText } from '../kernel/text.ts';
import { staffUser } from '../patients/record.ts';
import { attendances } from './attendances.ts';

const openReport = 'Please open the list from the report again.';

/** The place of a number: the ids of its table and row, as the report has them, and the number of its column. */
export const numberPlace = {
  table: patternText(40, /^[\w-]+$/, openReport),
  row: patternText(200, /^[\w+-]+$/, openReport),
  column: patternText(1, /^\d$/, openReport).transform(Number),
};

/** The cursor of the answer before. */
export const placeInList = optionalText(patternText(200, /^\d{1,2}\.[\w#-]*$/, openReport));

const where = {
  day: calendarDay,
  service: z.string(),
  /** Absent where nobody was the worker. */
  worker: staffUser.optional(),
};

/** One that a number counts. */
export const listedRow = z.union([
  z.object({
    ...where,
    patient: z.object({ patientId: z.string(), firstName: z.string(), lastName: z.string(), dob: z.string() }),
    /** Days since the referral, at the first contact or session. */
    days: z.int().optional(),
    /** The day on which a referral that waited was decided. */
    until: calendarDay.optional(),
    reason: z.enum([...closingReasons, 'unknown']).optional(),
    attendance: z.enum(attendances).optional(),
    /** The results that an outcome compares. */
    first: z.int().optional(),
    latest: z.int().optional(),
  }),
  z.object({
    ...where,
    group: z.object({ groupId: z.string(), name: z.string() }),
    came: z.int(),
    missed: z.int(),
    guests: z.int(),
    places: z.int().optional(),
  }),
  /** It is counted, and the reader may not open the record: whose it is, and what is counted, are not given. */
  z.object({ closed: z.literal(true) }),
]);
export type ListedRow = z.infer<typeof listedRow>;
