import * as z from 'zod';
import { missing } from '../kernel/missing.ts';
import { ulidText } from '../kernel/text.ts';

/*
 * A practice patient is nobody: a record on which staff try everything out. It is known by its id, so that no write has
 * to read the record first, and so that no record of a person can ever become one, or the other way round. Nothing that
 * happens on it is on a list, in a search, in a diary, in a count or in a report of the organisation.
 */

/** Where an id says so: behind the ten characters of the time, as in every ULID. */
const timeLength = 10;
const mark = 'PRACT1CE';

export const isPractice = (patientId: string): boolean => patientId.startsWith(mark, timeLength);

/** The id of a practice patient, made of a new ULID. */
export const practiceIdOf = (ulid: string): string =>
  ulid.slice(0, timeLength) + mark + ulid.slice(timeLength + mark.length);

const refused =
  'That is a practice patient, which is nobody: it counts nowhere and is on no list. Please choose a person.';

/** The id of a person, where something about a person, or that others count on, is put on a record. */
export const personId = ulidText(
  missing.patient,
  z.refine<string>((id) => !isPractice(id), refused),
);

/** How many there are at a time. */
export const mostPractice = 50;

export const practiceName = { firstName: 'Practice', lastName: 'Patient' } as const;
