import * as z from 'zod';
import { appointmentCalls } from '../appointments/calls.ts';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { caseNoteCalls } from '../notes/calls.ts';
import { questionnaireCalls } from '../questionnaires/calls.ts';
import { patientId } from '../questionnaires/result.ts';
import { taskCalls } from '../tasks/calls.ts';
import { likelyDuplicateCalls } from './likely-duplicate-calls.ts';
import { timelinePage } from './timeline.ts';

/** How much of each list the first screen of a record shows or reckons with. */
export const shownInSummary = {
  /** A few, as the latest may be withdrawn. */
  notes: 3,
  scores: 50,
} as const;

/**
 * What the first screen of a record shows beside the record itself. Each part is what its own call answers; `null` is a part that
 * could not be read.
 */
const summary = z.object({
  notes: caseNoteCalls.listCaseNotes.replies[200].nullable(),
  scores: questionnaireCalls.listScores.replies[200].nullable(),
  appointments: appointmentCalls.readAppointments.replies[200].nullable(),
  tasks: taskCalls.listPatientTasks.replies[200].nullable(),
  likely: likelyDuplicateCalls.listLikelyPatients.replies[200].nullable(),
  timeline: timelinePage.nullable(),
});

export const summaryCalls = {
  /** What the first screen of a record shows, so that it asks for all of it at once. */
  readSummary: defineCall('GET /api/crm/patient/{patientId}/summary', {
    permission: 'mayReadRecords',
    // Of the people who may be the same one, those whom the reader may open.
    concerns: 'rows',
    params: { patientId },
    replies: { 200: summary, 404: problem },
  }),
};
