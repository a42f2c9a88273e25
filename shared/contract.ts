import { accountCalls } from './accounts/calls.ts';
import { alertCalls } from './alerts/calls.ts';
import { appointmentCalls } from './appointments/calls.ts';
import { auditCalls } from './audit/calls.ts';
import { calendarCalls } from './calendar/calls.ts';
import { documentCalls } from './documents/calls.ts';
import { restrictedDocumentCalls } from './documents/restricted-document-calls.ts';
import { draftCalls } from './drafts/calls.ts';
import { episodeCalls } from './episodes/calls.ts';
import { erasureCalls } from './erasure/calls.ts';
import { groupCalls } from './groups/calls.ts';
import { intakeCalls } from './intake/calls.ts';
import { letterCalls } from './letters/calls.ts';
import { letterTemplateCalls } from './letters/template-calls.ts';
import { messageCalls } from './messages/calls.ts';
import { caseNoteCalls } from './notes/calls.ts';
import { restrictedNoteCalls } from './notes/restricted-note-calls.ts';
import { noteTemplateCalls } from './notes/template-calls.ts';
import { patientCalls } from './patients/calls.ts';
import { privacyCalls } from './privacy/calls.ts';
import { publishingCalls } from './publishing/calls.ts';
import { questionnaireCalls } from './questionnaires/calls.ts';
import { referralCalls } from './referrals/calls.ts';
import { reportCalls } from './report/calls.ts';
import { safetyCalls } from './safety/calls.ts';
import { selfCompletionCalls } from './self-completion/calls.ts';
import { sessionCalls } from './session/calls.ts';
import { settingsCalls } from './settings/calls.ts';
import { siteCalls } from './site/calls.ts';
import { taskCalls } from './tasks/calls.ts';
import { transferCalls } from './transfer/calls.ts';
import { userCalls } from './users/calls.ts';

/**
 * The whole HTTP API: areas by what their calls may touch, calls by name. API Gateway's routes and authorizers, the
 * functions' wrapper, the browser's client, the local gateway, the OpenAPI document and the contract tests are derived
 * from here.
 */
export const areas = {
  site: siteCalls,
  intake: intakeCalls,
  referrals: referralCalls,
  patients: patientCalls,
  episodes: episodeCalls,
  notes: { ...caseNoteCalls, ...restrictedNoteCalls, ...noteTemplateCalls },
  erasure: erasureCalls,
  documents: { ...documentCalls, ...restrictedDocumentCalls },
  letters: { ...letterCalls, ...letterTemplateCalls },
  safety: safetyCalls,
  questionnaires: questionnaireCalls,
  alerts: alertCalls,
  'self-completion': selfCompletionCalls,
  appointments: appointmentCalls,
  calendar: calendarCalls,
  groups: groupCalls,
  tasks: taskCalls,
  messages: messageCalls,
  report: reportCalls,
  accounts: accountCalls,
  session: sessionCalls,
  users: userCalls,
  audit: auditCalls,
  privacy: privacyCalls,
  settings: settingsCalls,
  publishing: publishingCalls,
  transfer: transferCalls,
  drafts: draftCalls,
};
export type AreaName = keyof typeof areas;
