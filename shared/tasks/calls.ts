import * as z from 'zod';
import { handedAnswer, planned } from '../appointments/planned.ts';
import { defineCall } from '../kernel/call.ts';
import { pageNumber, pageOf } from '../kernel/page.ts';
import { problem } from '../kernel/problem.ts';
import { confirmation, conflict } from '../kernel/replies.ts';
import { accountIdText, oneOf } from '../kernel/text.ts';
import { withReferralId } from '../kernel/wire-names.ts';
import {
  caseloadCount,
  caseloadPage,
  caseloadQuery,
  handedOver,
  handOverInput,
  handOverQuestion,
} from '../patients/caseload-schema.ts';
import { staffUser } from '../patients/record.ts';
import { patientId } from '../questionnaires/result.ts';
import { absenceCalls } from './absences.ts';
import { lateWork, leadWork } from './late.ts';
import { colleagueId, task, taskChange, taskEnd, taskId, taskInput, taskRow } from './task.ts';
import { todayScreen } from './today.ts';

const noSuchColleague = 'Please choose a member of staff.';
const owner = accountIdText(noSuchColleague);
const { worker, service, language, status } = caseloadQuery;

const changing = {
  permission: 'mayWriteRecords',
  concerns: 'found',
  params: { taskId },
  replies: { 200: task, 404: problem, 409: conflict(task) },
} as const;
const ofPatient = { permission: 'mayReadRecords', params: { patientId } } as const;
const ofRows = { permission: 'mayReadRecords', concerns: 'rows' } as const;

/** Tasks, caseloads, and the work of today. */
export const taskCalls = {
  ...absenceCalls,
  readToday: defineCall('GET /api/work/today', {
    ...ofRows,
    replies: { 200: withReferralId(todayScreen, 'recordId') },
  }),
  /**
   * Counts of what waits: unanswered messages, referrals that are new or being read, open alerts. Every screen asks
   * each minute; nothing about anybody is read, so it is not audited.
   */
  readFrame: defineCall('GET /api/work/frame', {
    permission: 'mayReadRecords',
    concerns: 'none',
    audit: 'none',
    replies: {
      200: z.object({
        messages: z.int().min(0),
        /** `more`: there are more than were counted. */
        newReferrals: z.object({ count: z.int().min(0), more: z.boolean() }),
        openAlerts: z.int().min(0),
      }),
    },
  }),
  /** What is late in the organisation: counts by kind, service and worker, and nothing of anybody who is looked after. */
  readLateWork: defineCall('GET /api/work/late', {
    permission: 'mayReadOrganisationData',
    concerns: 'none',
    replies: { 200: lateWork },
  }),
  /** What colleagues are late with, for the duty lead of today; for the admins on a day without one. Nothing for others. */
  readLeadWork: defineCall('GET /api/work/lead', { ...ofRows, replies: { 200: leadWork } }),
  /** The people who can be given a task. */
  listColleagues: defineCall('GET /api/work/colleagues', {
    permission: 'mayWriteRecords',
    concerns: 'none',
    replies: { 200: z.object({ content: z.array(staffUser) }) },
  }),
  createTask: defineCall('POST /api/work/task', {
    permission: 'mayWriteRecords',
    concerns: ['body.patientId'],
    body: taskInput,
    replies: { 201: task, 404: problem },
  }),
  /** The tasks of the caller (`me`) or of a colleague: open ones by due day, done ones the latest first. */
  listTasks: defineCall('GET /api/work/tasks/{owner}/{state}/{page}', {
    ...ofRows,
    params: { owner, state: oneOf(['open', 'done'], 'Please ask for open or done tasks.'), page: pageNumber },
    replies: { 200: pageOf(taskRow) },
  }),
  /** The open tasks about one patient, by due day. */
  listPatientTasks: defineCall('GET /api/work/patient/{patientId}/tasks', {
    ...ofPatient,
    /** The numbers of the page are of the first, which are all but very many; `open` is the number of all. */
    replies: { 200: z.object({ ...pageOf(taskRow).shape, open: z.int().min(0) }) },
  }),
  readTask: defineCall('GET /api/work/task/{taskId}', {
    permission: 'mayReadRecords',
    concerns: 'found',
    params: { taskId },
    replies: { 200: task, 404: problem },
  }),
  changeTask: defineCall('POST /api/work/task/{taskId}', { ...changing, body: taskChange }),
  /** Ends a task, as done or for a reason, or opens it again. */
  finishTask: defineCall('POST /api/work/task/{taskId}/done', {
    ...changing,
    body: taskEnd,
  }),
  /** Gives all open tasks of somebody to a colleague, a hundred in one request: `left` are given by the next one. */
  giveTasks: defineCall('POST /api/work/tasks/give', {
    permission: 'mayManageStaff',
    concerns: 'none',
    body: z.strictObject({ from: owner, to: colleagueId }),
    replies: { 200: z.object({ given: z.int().min(0), left: z.int().min(0) }), 400: problem, 404: problem },
  }),
  listCaseload: defineCall('GET /api/work/caseload', {
    permission: 'mayReadRecords',
    // Everybody's identity, and the language of the records that the reader may open.
    concerns: 'rows',
    query: caseloadQuery,
    replies: { 200: caseloadPage },
  }),
  /** The number of patients for a choice; of a language, of those whose records the reader may open. */
  countCaseload: defineCall('GET /api/work/caseload/count', {
    ...ofRows,
    audit: 'none',
    query: { worker, service, language, status },
    replies: { 200: caseloadCount },
  }),
  /** Takes on a patient without a worker, where staff may; an admin always may. */
  takeOn: defineCall('POST /api/work/patient/{patientId}/take-on', {
    permission: 'mayWriteRecords',
    params: { patientId },
    replies: { 200: confirmation, 404: problem, 409: problem },
  }),
  /** Everything that is planned for one patient: asked before an episode ends, and before it is opened again. */
  readPlanned: defineCall('GET /api/work/patient/{patientId}/planned', {
    ...ofPatient,
    replies: { 200: planned, 404: problem },
  }),
  /** What is planned with a worker, before their patients go to a colleague; it changes nothing. */
  askHandOver: defineCall('POST /api/work/caseload/planned', {
    permission: 'mayAssignPatients',
    concerns: ['body.patientIds?'],
    audit: 'reading',
    body: handOverQuestion,
    replies: { 200: handedAnswer },
  }),
  handOver: defineCall('POST /api/work/caseload/hand-over', {
    permission: 'mayAssignPatients',
    // One that was joined to another meanwhile is skipped, and the others are handed over.
    concerns: ['body.patientIds?'],
    body: handOverInput,
    /** 409 where sessions are planned with the worker, and the request does not say what becomes of them. */
    replies: { 200: handedOver, 400: problem, 404: problem, 409: problem },
  }),
};
