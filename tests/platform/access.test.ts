import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { functionOf } from '../../functions/deployed.ts';
import { originHeader } from '../../functions/kernel/http/client.ts';
import { invoke, loadFunctions } from '../../infra/local/gateway/invoke.ts';
import { originSecret } from '../../infra/local/origin-secret.ts';
import type { Permission } from '../../shared/kernel/permissions.ts';
import type { StaffRole } from '../../shared/kernel/roles.ts';
import { rename, routeKeyOf } from '../../shared/kernel/wire-names.ts';
import { ask, readBody } from '../support/ask.ts';
import { startTestProduct } from '../support/test-product.ts';
import { wireParams } from '../support/wire-params.ts';
import { type Credential, makeCredentials } from './credentials.ts';
import { everyCall, type Sampled } from './every-call.ts';

const yes = true;
const no = false;

/** Who may do what, decided by hand: the product's own table is compared with this one. */
const decided: Record<Permission, Record<StaffRole, boolean>> = {
  mayUseStaffArea: /*         */ { ROLE_ADMIN: yes, ROLE_MANAGER: yes, ROLE_STAFF: yes, ROLE_VOLUNTEER: yes },
  mayReadMessages: /*         */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: no },
  mayAnswerMessages: /*       */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: no },
  mayDeleteMessages: /*       */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: no },
  mayReadRecords: /*          */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: no },
  mayWriteRecords: /*         */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: no },
  mayReadGroups: /*           */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: yes },
  mayWriteRegisters: /*       */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: yes },
  mayDeactivatePatients: /*   */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: no },
  mayReactivatePatients: /*   */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayAssignPatients: /*       */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayWithdrawNotesOfOthers: /**/ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayExportRecords: /*        */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: yes, ROLE_VOLUNTEER: no },
  mayReadEveryRecord: /*      */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayReadOrganisationData: /* */ { ROLE_ADMIN: yes, ROLE_MANAGER: yes, ROLE_STAFF: yes, ROLE_VOLUNTEER: no },
  mayEraseRecords: /*         */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayReadAudit: /*            */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayAnswerForPrivacy: /*     */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayManageStaff: /*          */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayChangeSettings: /*       */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
  mayImportAndExport: /*      */ { ROLE_ADMIN: yes, ROLE_MANAGER: no, ROLE_STAFF: no, ROLE_VOLUNTEER: no },
};

/** The calls that ROLE_STAFF is refused, and those that need no role. Every other call is for all staff. */
const adminCalls = [
  ...[
    'addIncident',
    'addPrivacyRequest',
    'addPrivacyStep',
    'addSitePicture',
    'admitStaff',
    'approveErasure',
    'askHandOver',
    'askPack',
    'assignStaff',
    'beginExport',
    'blackOutWords',
    'changeAddress',
    'changeMobile',
    'checkRows',
    'checkSitePage',
    'chooseServices',
    'countErasures',
    'countPrivacyCases',
  ],
  ...[
    'decidePackItem',
    'disableUser',
    'enableUser',
    'findUsers',
    'forgetBrowsersOf',
    'giveTasks',
    'grantRole',
    'handOver',
  ],
  ...[
    'leaveDue',
    'liftLimits',
    'listDue',
    'listErasures',
    'listPrivacyCases',
    'listPublications',
    'listSignedReviews',
    'listStaff',
    'listTransfers',
    'listUsers',
    'openWithdrawnNote',
    'previewSite',
  ],
  ...[
    'publishSite',
    'putBackSite',
    'reactivatePatient',
    'readAuditLog',
    'readExport',
    'readPack',
    'readPrivacyCase',
    'readSiteDraft',
    'readSiteWords',
    'refuseErasure',
  ],
  ...['removeAbsenceOf', 'removeAppOf', 'restrictRecord', 'reviewQuarter', 'revokeRole'],
  ...[
    'saveAbsenceOf',
    'saveLanguagesOf',
    'saveLetterTemplates',
    'saveNoteTemplates',
    'saveSettings',
    'saveSiteDraft',
    'saveSitePages',
    'saveSitePictures',
    'saveSiteServices',
    'saveSiteWords',
    'sendInvitation',
    'signReview',
    'storeRows',
    'unassignStaff',
    'withdrawInvitation',
  ],
];
/** The caller's own sign-in, own drafts, and the requests of every screen: for whoever works here in any role. */
const ownCalls = [
  ...['addApp', 'discardDraft', 'extendSession', 'forgetBrowsers', 'listStaffLanguages', 'offerApp', 'readDraft'],
  ...['readSettings', 'readSignIn', 'rememberBrowser', 'removeApp', 'saveDraft', 'saveOwnLanguages', 'signOut'],
];
/** Registers of groups, and first names in them. */
const groupCalls = ['callOffDate', 'listGroups', 'readGroup', 'readRegister', 'saveRegister', 'takeBackDate'];
const publicCalls = [
  ...[
    'acceptInvitation',
    'activate',
    'answerQuestion',
    'askRingBack',
    'checkCode',
    'confirmEmail',
    'leaveFeedback',
    'offerUpload',
  ],
  ...['openInvitation', 'openLink', 'pauseReferral', 'readFeed', 'readOpenApi', 'readReferralStatus'],
  ...['resumeReferral', 'sendCode', 'sendContactMessage', 'sendReferral'],
  ...['showLink', 'showSentReferral', 'signIn', 'signUp', 'updatePassword'],
];

const product = await startTestProduct();
const credentials = await makeCredentials(product);
const functions = await loadFunctions();
let anonymousStatus: Record<string, number> = {};

const throughGateway = async ({ call, sample }: Sampled, { header }: Credential) =>
  await ask(product.url, call, { ...sample, headers: header === undefined ? {} : { authorization: header } });

/** As if the route had lost its authorizer: the event reaches the function with nothing checked. */
const pastGateway = async ({ area, call, sample }: Sampled, { header }: Credential, secret = originSecret) => {
  const event = {
    routeKey: routeKeyOf(call),
    headers: { [originHeader]: secret, ...(header === undefined ? {} : { authorization: header }) },
    pathParameters: wireParams(sample.params),
    body: JSON.stringify(rename(call.body, sample.body)),
    isBase64Encoded: false,
    requestContext: { requestId: 'past-gateway' },
  } as unknown as APIGatewayProxyEventV2;
  const { statusCode = 0, headers, body = '' } = await invoke(functions[functionOf[area]], event);
  return { status: statusCode, body: readBody(body, String(headers?.['content-type'])) };
};

const mayCall = ({ call: { permission } }: Sampled, { role }: Credential) =>
  permission === 'public' || (role !== undefined && decided[permission][role]);

/** The statuses for a caller who may make the call: a declared outcome, and never a refusal or an unexpected error. */
const expectAnswer = ({ call }: Sampled, status: number, refusals: readonly number[]) => {
  expect(Object.keys(call.replies)).toContain(String(status));
  expect([413, 429, 500, ...refusals]).not.toContain(status);
};

beforeAll(async () => {
  const nobody = credentials.find(({ state }) => state === 'none') as Credential;
  anonymousStatus = Object.fromEntries(
    await Promise.all(everyCall.map(async (one) => [one.name, (await throughGateway(one, nobody)).status])),
  );
});

describe.each([
  { way: 'through the gateway', send: throughGateway },
  { way: 'past the gateway', send: pastGateway },
])('$way', ({ send }) => {
  describe.each(everyCall)('$name', (one) => {
    it.each(credentials)('answers as the contract says to: $state', async (credential) => {
      const { status, body } = await send(one, credential);
      if (one.call.permission === 'public') {
        expect(status).toBe(anonymousStatus[one.name]);
        expectAnswer(one, status, []);
        return;
      }
      if (mayCall(one, credential)) {
        expectAnswer(one, status, [400, 401, 403]);
        return;
      }
      expect([401, 403]).toContain(status);
      expect(Object.keys(body as object).filter((key) => key !== 'status')).toEqual(['message']);
    });
  });
});

describe('the gateway itself', () => {
  it.each(['an ID token', 'a group without a second factor', 'ROLE_NULL'])(
    'keeps %s, which has no scope of the route, from the function',
    async (state) => {
      const credential = credentials.find((one) => one.state === state) as Credential;
      for (const one of everyCall.filter(({ call }) => call.permission !== 'public')) {
        const { status, body } = await throughGateway(one, credential);
        expect({ status, body }).toEqual({ status: 403, body: { message: 'Forbidden' } });
      }
    },
  );
});

it('nobody is let in around the site, whatever credentials they have', async () => {
  const admin = credentials.find(({ state }) => state === 'ROLE_ADMIN') as Credential;
  for (const one of everyCall) {
    const { status, body } = await pastGateway(one, admin, 'a guess of the secret');
    // A call that answers with a page of the site puts its message on one.
    const expected =
      typeof body === 'string'
        ? (message: string) => expect.stringContaining(message)
        : (message: string) => ({ status: 403, message });
    expect({ status, body }).toEqual({ status: 403, body: expected('Please use our website for this.') });
  }
});

it('tries every role of the table, and a role that nobody has decided about', () => {
  const roles = credentials.flatMap(({ role }) => role ?? []);
  expect(roles.toSorted()).toEqual(Object.keys(decided.mayUseStaffArea).toSorted());
  expect(credentials.map(({ state }) => state)).toContain('a role without a decision');
});

it('asks for the permissions that the organisation decided on, call by call', () => {
  const namesOf = (calls: readonly Sampled[]) => calls.map(({ name }) => name).toSorted();
  const staff = everyCall.filter(({ call: { permission } }) => permission !== 'public');
  const callsOf = (role: StaffRole) => staff.filter((one) => mayCall(one, { state: role, header: undefined, role }));
  const forAdmins = staff.filter((one) => !callsOf('ROLE_STAFF').includes(one));
  expect(namesOf(everyCall.filter(({ call: { permission } }) => permission === 'public'))).toEqual(publicCalls);
  expect(namesOf(forAdmins)).toEqual(adminCalls);
  expect(namesOf(callsOf('ROLE_MANAGER'))).toEqual(
    [
      ...ownCalls,
      ...[
        'listSentReports',
        'readFeedback',
        'readLateWork',
        'readOrgData',
        'readReport',
        'readSentReport',
        'sendReport',
      ],
    ].toSorted(),
  );
  expect(namesOf(callsOf('ROLE_VOLUNTEER'))).toEqual([...ownCalls, ...groupCalls].toSorted());
});
