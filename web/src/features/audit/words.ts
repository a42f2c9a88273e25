import { auditKindOf, type Call } from '../../../../shared/api/call.ts';
import { areas } from '../../../../shared/api/contract.ts';
import type { StaffUser } from '../../../../shared/api/record.ts';
import type { UserAccount } from '../../../../shared/api/users.ts';
import { organisationIt } from '../../../../shared/domain/organisation-it.ts';

// Calls whose name says too little of what somebody did.
const said: Readonly<Record<string, string>> = {
  assignStaff: 'Assigned a patient',
  unassignStaff: 'Unassigned a patient',
  readStanding: "Opened a patient's scores",
  listScores: "Read a patient's results",
  readReferral: 'Opened a record',
  readTimeline: 'Read a timeline',
  listCaseNotes: 'Read case notes',
  createCaseNote: 'Wrote a case note',
  amendCaseNote: 'Amended a case note',
  saveResult: 'Saved a questionnaire',
  correctResult: 'Corrected a questionnaire',
  respondToAlert: 'Responded to an alert',
  createPatient: 'Added a patient',
  updatePatient: 'Changed a record',
  deactivatePatient: 'Deactivated a patient',
  deactivateReferral: 'Deactivated a referral',
  reactivatePatient: 'Reactivated a patient',
  createExternalReferral: 'Logged an external referral',
  updateExternalReferral: 'Changed an external referral',
  identifyRecord: 'Looked whose a record is',
  openRecord: 'Opened a record with a reason',
  chooseServices: 'Chose the services of a member of staff',
  searchPatients: 'Searched for a patient',
  findLikelyPatients: 'Looked for likely duplicates',
  listLikelyPatients: 'Looked for likely duplicates',
  listWithoutBaseline: 'Viewed patients without a questionnaire',
  listOverdue: 'Viewed overdue tests',
  listPatients: 'Viewed the list of patients',
  listReferrals: 'Viewed the list of referrals',
  listWorklist: 'Viewed the worklist of referrals',
  decideReferral: 'Decided on a referral',
  answerReferrer: 'Answered a referrer by email',
  checkRows: 'Checked a file to import',
  storeRows: 'Imported from a file',
  listTransfers: 'Viewed the list of imports',
  beginExport: 'Began an export of everything',
  readExport: 'Exported everything',
  joinReferral: 'Joined a referral to the same person',
  separateReferral: 'Separated a referral of another person',
  readJoinedReferral: 'Read a referral of an episode',
  listContacts: 'Viewed the list of messages',
  readContact: 'Opened a message',
  deleteContact: 'Deleted a message',
  writeCsv: "Downloaded a patient's scores",
  readTrail: 'Read the audit log',
};

/** `readReferral` in words: 'Opened a record'; a call without words of its own by its name: 'Read result'. */
export const formatCall = (call: string): string => {
  const own = said[call];
  if (own) return own;
  const words = call.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const kinds = new Map(
  Object.values(areas).flatMap((area) =>
    Object.entries<Call>(area).map(([name, call]) => [name, auditKindOf(call)] as const),
  ),
);

/** The kind of a call, from the contract; a call that no longer exists is taken for the strongest kind. */
export const kindOf = (call: string) => kinds.get(call) ?? 'change';

/** The names of everybody in an entry: those with access, and those that the audit log itself returned. */
export type People = { withAccess: readonly UserAccount[]; named: readonly StaffUser[] };

/** The name of a person in an entry; the organisation's command and deleted accounts have no personal name. */
export const formatPerson = (username: string, { withAccess, named }: People): string => {
  if (username === organisationIt) return 'Organisation IT (command)';
  const person = withAccess.find((one) => one.username === username);
  if (person) return `${person.firstName} ${person.lastName}`.trim() || person.email;
  const { firstName = '', lastName = '' } = named.find(({ id }) => id === username) ?? {};
  const name = `${firstName} ${lastName}`.trim();
  return name ? `${name} (without access now)` : `Without access now (${username})`;
};

/** The quarter of a day, and the ones before it: `2026-Q4`. */
export const lastQuarters = (day: string, count: number): string[] => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const index = year * 4 + Math.floor((month - 1) / 3);
  return Array.from({ length: count }, (_, back) => {
    const one = index - back;
    return `${Math.floor(one / 4)}-Q${(one % 4) + 1}`;
  });
};
