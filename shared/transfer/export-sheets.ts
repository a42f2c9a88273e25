import { appointmentColumns, scoreColumns } from './columns.ts';
import { patientColumns } from './patient-columns.ts';

/** The files of an export of everything, each with its content and the headings of its columns. */
export const exportSheets = {
  patients: { title: 'Patients', headings: patientColumns.map(({ heading }) => heading) },
  sessions: { title: 'Sessions', headings: appointmentColumns.map(({ heading }) => heading) },
  scores: { title: 'Scores', headings: scoreColumns.map(({ heading }) => heading) },
  episodes: {
    title: 'Episodes',
    headings: [
      ...['Your reference', 'Episode', 'Referred on', 'Services', 'Referred by', 'State of the referral'],
      ...['Since', 'Why', 'Where to instead', 'Closed on', 'Why it ended', 'Outcome', 'Words'],
    ],
  },
  notes: { title: 'Case notes', headings: ['Your reference', 'Written', 'By', 'Version', 'Case note'] },
  alerts: {
    title: 'Alerts',
    headings: ['Your reference', 'Raised', 'Questionnaire', 'Date', 'Reason', 'Answered', 'Who acted', 'What was done'],
  },
  referrals: {
    title: 'External referrals',
    headings: ['Your reference', 'Date', 'Service type', 'Details', 'Status', 'Outcome'],
  },
  messages: {
    title: 'Messages',
    headings: ['Received', 'First name', 'Last name', 'Email', 'Phone', 'Message', 'State'],
  },
  feedback: { title: 'Feedback', headings: ['Statement', 'People who answered', 'Sum of their scores'] },
} as const satisfies Record<string, { title: string; headings: readonly string[] }>;
export type ExportSheet = keyof typeof exportSheets;
export const exportSheetNames = Object.keys(exportSheets) as ExportSheet[];

/** The parts that are read in pages of their own. */
export const exportParts = ['patients', 'messages', 'feedback'] as const;
export type ExportPart = (typeof exportParts)[number];

/** The start of a part. */
export const exportStart = 'first';
