import type { Column, ImportKind } from './column.ts';
import { columnsOf } from './columns.ts';
import { findColumn } from './read-cell.ts';

/** What offices call the columns, besides the words of the form, without signs and in small letters. */
const otherNames: { readonly [Kind in ImportKind]: Readonly<Record<string, readonly string[]>> } = {
  patients: {
    reference: [
      'ref',
      'reference',
      'client id',
      'client no',
      'client number',
      'client ref',
      'case number',
      'case id',
      'id',
    ],
    'referralPersonalDetails.firstName': ['forename', 'forenames', 'given name', 'christian name', 'first names'],
    'referralPersonalDetails.lastName': ['surname', 'family name', 'second name'],
    'referralPersonalDetails.dob': ['dob', 'd o b', 'birth date', 'birthdate', 'birthday', 'born'],
    'referralPersonalDetails.phone': ['tel', 'telephone', 'telephone number', 'phone number', 'home phone', 'landline'],
    'referralPersonalDetails.mobile': ['mob', 'mobile number', 'mobile phone', 'cell', 'cell phone'],
    'referralPersonalDetails.email': ['e mail', 'email address', 'e mail address'],
    'referralPersonalDetails.address': ['street', 'street address', 'home address', 'address 1', 'address line 1'],
    'referralPersonalDetails.postcode': ['post code', 'postal code', 'zip'],
    'referralPersonalDetails.nhsNumber': ['nhs no', 'nhs', 'nhs number'],
    'referralDemographics.ethnicity': ['ethnic group', 'ethnic origin', 'ethnic background', 'race'],
    'referralDemographics.gender': ['sex', 'gender identity'],
    'referralDemographics.language': [
      'language',
      'first language',
      'preferred language',
      'language spoken',
      'mother tongue',
    ],
    'referralDemographics.religion': ['religion', 'faith', 'belief'],
    'referralProject.project': ['service', 'project', 'programme', 'department'],
    'referralContent.content': ['reason', 'reason for referral', 'referral reason', 'presenting problem'],
    referredOn: ['referral date', 'date of referral', 'date referred', 'referred', 'start date', 'date received'],
    state: ['status', 'referral status', 'state'],
    worker: ['key worker', 'keyworker', 'counsellor', 'therapist', 'allocated to', 'assigned to', 'case worker'],
    closedOn: ['end date', 'date closed', 'closing date', 'discharge date', 'date of discharge', 'closed'],
    closingReason: ['reason closed', 'reason for closing', 'discharge reason', 'closure reason'],
  },
  sessions: {
    patient: ['ref', 'reference', 'client id', 'client no', 'client number', 'client ref', 'case number', 'id'],
    day: ['session date', 'appointment date', 'date of session', 'day'],
    time: ['start', 'start time', 'session time', 'appointment time'],
    minutes: ['duration', 'length', 'mins', 'session length'],
    place: ['location', 'where', 'venue', 'session type', 'mode'],
    worker: ['key worker', 'counsellor', 'therapist', 'staff', 'practitioner'],
    status: ['outcome', 'attendance', 'attended', 'status', 'session outcome'],
    caseNote: ['note', 'notes', 'session notes', 'comments', 'case notes'],
  },
  scores: {
    patient: ['ref', 'reference', 'client id', 'client no', 'client number', 'client ref', 'case number', 'id'],
    questionDate: ['date completed', 'completed on', 'date of questionnaire', 'assessment date'],
    questionType: ['measure', 'tool', 'test', 'questionnaire name', 'assessment'],
    total: ['score', 'total score', 'sum'],
  },
};

/** Small letters and blanks alone: `D.O.B.` and `d o b` are one name. */
export const foldHeading = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('(s)', 's')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const findByOtherName = (kind: ImportKind, heading: string): Column | undefined => {
  const folded = foldHeading(heading);
  const names = Object.entries(otherNames[kind]);
  const [id] = names.find(([, others]) => others.includes(folded)) ?? [];
  return columnsOf[kind].find((column) => column.id === id || foldHeading(column.heading) === folded);
};

/** What each heading was last time, by its folded text; blank for one that is left out. */
export type Remembered = Readonly<Record<string, string>>;

/**
 * The column that each heading of a sheet fills, by its id; blank where none is known. What somebody chose for it last time counts
 * first, then the words of the form, then what offices usually call it. No column is filled twice.
 */
export const guessColumns = (kind: ImportKind, headings: readonly string[], remembered: Remembered = {}): string[] => {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const before = remembered[foldHeading(heading)];
    const isKnown = before !== undefined && (before === '' || columnsOf[kind].some(({ id }) => id === before));
    const found = isKnown ? before : (findColumn(columnsOf[kind], heading) ?? findByOtherName(kind, heading))?.id;
    if (!found || taken.has(found)) return '';
    taken.add(found);
    return found;
  });
};

/** The row that looks most like headings among the first ones: many sheets begin with a title. */
export const guessHeadingRow = (kind: ImportKind, rows: readonly (readonly string[])[]): number => {
  const first = rows.slice(0, mostRowsBefore + 1);
  const known = first.map((cells) => guessColumns(kind, cells).filter(Boolean).length);
  return Math.max(0, known.indexOf(Math.max(...known)));
};

/** How many rows may come before the headings. */
export const mostRowsBefore = 9;
