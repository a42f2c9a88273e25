import { pausedDays } from '../intake/paused-days.ts';
import type { Permission } from '../kernel/permissions.ts';
import { contactMessageRule, patientRecordRule } from '../patients/retention.ts';

/*
 * The record of processing that the UK GDPR asks for in article 30, as far as the product goes. It names every kind of
 * item that the table stores: `tests/privacy/processing.test.ts` compares it with the entities, so that a new kind is
 * written down here before it is stored anywhere.
 */

/** Whose information it is: somebody with a record, somebody who wrote to us, or a colleague. */
export const dataSubjects = ['patient', 'sender', 'account'] as const;
export type DataSubjectKind = (typeof dataSubjects)[number];

export const dataSubjectLabels: Readonly<Record<DataSubjectKind, string>> = {
  patient: 'People with a record',
  sender: 'People who write or ask to be rung',
  account: 'Colleagues',
};

type Activity = {
  id: string;
  name: string;
  why: string;
  whose: readonly DataSubjectKind[];
  /** The usual basis in law, which the organisation confirms. */
  basis: string;
  howLong: string;
  /** Who sees it: whoever has this permission; nobody does in person where there is none. */
  seenBy?: Permission;
  /** Kinds of items, by the names of their entities. */
  kinds: readonly string[];
};

const recordYears = patientRecordRule.months / 12;
const withRecord = `With the record: ${recordYears} years after the last contact, then reviewed.`;
const care =
  'Health or social care by people who owe secrecy: UK GDPR, articles 6(1)(f) and 9(2)(h), with Data Protection Act 2018, schedule 1, paragraph 2.';
const employment = 'The contract and the duties of an employer: UK GDPR, articles 6(1)(b) and 6(1)(c).';
const accountability = 'To show that the law is followed: UK GDPR, articles 5(2) and 6(1)(c).';

export const activities: readonly Activity[] = [
  {
    id: 'messages',
    name: 'Messages, ring-backs and referral forms to come back to',
    why: 'To answer people who write to us or ask to be rung, and so that a referral can be carried on with another time.',
    whose: ['patient', 'sender'],
    basis: 'Our interest, and theirs, in an answer: UK GDPR, article 6(1)(f).',
    howLong: `${contactMessageRule.months} months, then reviewed; with the record, where it was put on one. A form to come back to: ${pausedDays} days, by itself, encrypted with a code that its writer alone has.`,
    seenBy: 'mayReadMessages',
    kinds: ['Contact message', 'Contact message, as listed', 'State of a ring-back for the public', 'Paused referral'],
  },
  {
    id: 'records',
    name: 'Referrals and records',
    why: 'To decide on referrals, to look after people and to keep them safe.',
    whose: ['patient'],
    basis: care,
    howLong: withRecord,
    seenBy: 'mayReadRecords',
    kinds: [
      ...['Record', 'Record version', 'Joined referral', 'Consent', 'External referral', 'Timeline event', 'Reference'],
      ...['Own reference', 'Safety plan', 'Safety plan version', 'Open call to somebody in danger'],
      ...['Places in caseloads', 'Place in the referral worklist', 'Patient, as listed', 'Patient without a baseline'],
      ...['Name search', 'Look-ups', 'State of a referral for the public', 'Acknowledgement to be tried again'],
      ...['Acknowledgement that failed', 'Counter of a list'],
    ].toSorted(),
  },
  {
    id: 'notes',
    name: 'Case notes and documents',
    why: 'To remember what was said and agreed, and what others wrote about it.',
    whose: ['patient'],
    basis: care,
    howLong: withRecord,
    seenBy: 'mayReadRecords',
    kinds: [
      ...['Case note', 'Case note version', 'Withdrawal of a case note', 'Reading of a withdrawn case note'],
      ...['Note templates', 'Document', 'Work on a document', 'Upload', 'Letter', 'Letter templates'],
    ],
  },
  {
    id: 'questionnaires',
    name: 'Questionnaires, scores and alerts',
    why: 'To see whether people get better, and to act at once where an answer means danger.',
    whose: ['patient'],
    basis: care,
    howLong: `${withRecord} Feedback is stored without whose it is.`,
    seenBy: 'mayReadRecords',
    kinds: [
      ...['Result', 'Result version', 'Score history', 'Alert', 'Open alert', 'Alert to be reviewed'],
      ...['Self-completion', 'Half-answered questionnaires', 'Reminder of a test', 'One-use link'],
      ...['Feedback', 'Feedback totals'],
    ],
  },
  {
    id: 'sessions',
    name: 'Sessions and groups',
    why: 'To plan meetings, to remind people who ask for it, and to know who came.',
    whose: ['patient', 'account'],
    basis: care,
    howLong: `${withRecord} A register of a group stays with the group.`,
    seenBy: 'mayReadRecords',
    kinds: [
      ...['Appointment', 'Day of a diary', 'Appointment to be reminded of', 'Choice about reminders'],
      ...['Cancelled appointment to tell of', 'Group', 'Place in the list of groups', 'Times of groups'],
      ...['Count of the members of a group', 'Member of a group', 'Former member of a group', 'Register'],
      ...['Session of a group', 'Calendar feed'],
    ],
  },
  {
    id: 'work',
    name: 'Tasks, drafts and who is away',
    why: 'So that no promise is forgotten and no typed word is lost.',
    whose: ['patient', 'account'],
    basis: `${care} Of colleagues: ${employment}`,
    howLong: `${withRecord} Drafts go by themselves.`,
    seenBy: 'mayReadRecords',
    kinds: ['Task', 'Draft', 'Absences of a colleague', 'Late work of a day', 'Practice patient'],
  },
  {
    id: 'reports',
    name: 'Reports',
    why: 'To answer to funders and to the board, in numbers.',
    whose: ['patient', 'account'],
    basis: 'Managing health or social care: UK GDPR, articles 6(1)(f) and 9(2)(h).',
    howLong: 'The numbers stay; they name nobody, and small ones are not shown.',
    seenBy: 'mayReadOrganisationData',
    kinds: [
      ...['Change that is not in the report yet', 'Event of a patient or a register in the report'],
      ...['Numbers of the report', 'Feedback of the report', 'Late changes of a month'],
      ...['Report that was sent', 'Numbers of a report that was sent'],
    ],
  },
  {
    id: 'accounts',
    name: 'Accounts of colleagues',
    why: 'So that only people who work here get in, each with what they need.',
    whose: ['account'],
    basis: employment,
    howLong: 'While they work here; names stay with what they wrote.',
    seenBy: 'mayManageStaff',
    kinds: [
      ...['Account', 'Session', 'Remembered browser', 'Known network', 'Sign-up permit'],
      ...['Languages of a colleague', 'Services of a member of staff', 'Records opened with a reason'],
      ...['Lock on changes of roles'],
    ],
  },
  {
    id: 'audit',
    name: 'Who looked and who changed',
    why: 'To find out who opened or changed what, and to tell the worker of a record that was opened with a reason.',
    whose: ['patient', 'sender', 'account'],
    basis: accountability,
    howLong: 'It stays. It holds numbers of records, and nothing of what was in them.',
    seenBy: 'mayReadAudit',
    kinds: ['Audit event', 'Notice of a record opened with a reason', 'Signed review of a quarter'],
  },
  {
    id: 'privacy',
    name: 'Privacy requests, incidents and erasures',
    why: 'To answer what people ask about their information in time, and to show that we did.',
    whose: ['patient', 'sender'],
    basis: accountability,
    howLong: 'With the record that a request is about; the line that a record was erased stays.',
    seenBy: 'mayAnswerForPrivacy',
    kinds: [
      ...['Privacy request or incident, open', 'Privacy request or incident, ended', 'Erasure that was asked for'],
      ...['Item of a pack', 'Exception from a retention time', 'Disposal', 'Disposal, as listed'],
    ],
  },
  {
    id: 'transfers',
    name: 'Imports and exports',
    why: 'To bring in records from elsewhere, and to take a copy of everything out.',
    whose: ['account'],
    basis: accountability,
    howLong: 'That it was done, by whom and why, stays; the file of an export goes within a day.',
    seenBy: 'mayImportAndExport',
    kinds: ['Import', 'Export of everything', 'Import or export, as listed'],
  },
  {
    id: 'site',
    name: 'The public site and the settings',
    why: 'To say what we offer and how to reach us.',
    whose: ['account'],
    basis: 'Our interest in being found: UK GDPR, article 6(1)(f).',
    howLong: 'Each publication stays, with who made it.',
    seenBy: 'mayChangeSettings',
    kinds: [
      ...['Published site', 'Publication', 'Draft of the site', 'Published frame', 'Lock on publishing', 'Settings'],
    ],
  },
  {
    id: 'protection',
    name: 'Against misuse and double sending',
    why: 'So that nobody floods the forms or guesses a code, and nothing that is sent twice is stored twice.',
    whose: ['patient', 'sender'],
    basis: 'Network and information security: UK GDPR, article 6(1)(f).',
    howLong:
      'Minutes to days, by itself; of a row of an imported file a year. Addresses and networks are stored as codes only.',
    kinds: ['Idempotency key', 'Limit', 'Limit of one network', 'Uses of a day'],
  },
];

/** Who else gets it, for all of it. */
export const recipients = [
  'Amazon Web Services in London stores it, sends the emails and texts, and checks who signs in, as our processor; it may not read or use it.',
  'Nobody else gets it from the product by itself. A referral to another service is a note of ours: what is sent is sent by a person.',
] as const;

export const protection = [
  'Encrypted where it is stored and on its way, by a key of the organisation’s own.',
  'A password and a code to sign in; sessions end by themselves; each role and each service opens what it needs.',
  'Every access is in a log that nobody can change; copies are kept apart for up to 400 days.',
] as const;
