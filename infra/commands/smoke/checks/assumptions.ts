import { accountCalls } from '../../../../shared/accounts/calls.ts';
import { auditCalls } from '../../../../shared/audit/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { publishingCalls } from '../../../../shared/publishing/calls.ts';
import { userCalls } from '../../../../shared/users/calls.ts';
import { assert, type Check, type Visit } from '../visit.ts';
import { readUserPool } from './sign-in.ts';

/** An invented patient, whose answers say so. */
export const patientOf = (mark: string) => ({
  referralPersonalDetails: { firstName: 'Smoke test', lastName: mark, phone: '07700 900456', dob: '1990-01-31' },
  referralContent: { content: 'Made by npm run smoke, which deactivates it again. There is nobody behind it.' },
});

export const deactivateAtCleanup = ({ cleanup, ask, signedIn }: Visit, patientId: string) =>
  cleanup('The patient that was made is deactivated', () =>
    ask.succeed(patientCalls.deactivatePatient, { params: { patientId }, query: { tasks: 'end' }, headers: signedIn }),
  );

/** Whether anybody may make an account of this deployment: what its admins published. */
export const isSignUpOpen = async ({ ask, signedIn: headers }: Visit): Promise<boolean> =>
  (await ask.succeed(publishingCalls.readSiteDraft, { headers })).published.facts.publicSignUp;
export const signUpIsClosed = 'sign-up is closed';

const callUserPool = async ({ url }: Visit, operation: string, input: object) => {
  const { endpoint, userPoolClientId } = await readUserPool(url);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: userPoolClientId, ...input }),
  });
  const { __type: fault = 'no error' } = (await response.json()) as { __type?: string };
  return fault.split('#').at(-1);
};

/** An address of the admin's own mailbox, by `+`, that has no account. */
export const addressOf = ({ admin: { email }, mark }: Visit): string => {
  const [name, domain] = email.split('@');
  return `${name}+${mark}@${domain}`.toLowerCase();
};

/** Behaviour of AWS that the product depends on and no documentation states. Only a real account can prove it. */
export const proveAssumptions: Check = async (visit) => {
  const { check, skip, ask, signedIn: headers, mark, cleanup } = visit;
  const denied =
    'AccessDenied in the log of Records? Then IAM reads the keys of a transaction in a third way: report it to the maintainers of this software, and do not use it.';
  const patientId = await check(
    { title: 'Several items are written in one transaction under a policy that names their keys', remedy: denied },
    async () => (await ask.succeed(patientCalls.createPatient, { body: patientOf(mark), headers })).patientId,
  );
  deactivateAtCleanup(visit, patientId);
  await check({ title: 'A record is read, and the reading written down, in one call', remedy: denied }, () =>
    ask.succeed(patientCalls.readReferral, { params: { id: patientId }, headers }),
  );
  await check({ title: 'Both stand in the audit log', remedy: 'Look at the log of Audit.' }, async () => {
    const { content } = await ask.succeed(auditCalls.readAuditLog, { query: { record: patientId }, headers });
    const calls = content.flatMap((entry) => ('call' in entry ? [entry.call] : []));
    for (const call of ['createPatient', 'readReferral']) assert(calls.includes(call), `${call} is not there`);
  });
  await check(
    {
      title: 'A trigger that refuses is understood: nobody asks for a mail past our API',
      remedy: 'Look at the log of CustomMessage; a refusal is expected to be a UserLambdaValidationException.',
    },
    async () => {
      const fault = await callUserPool(visit, 'ForgotPassword', { Username: visit.admin.email });
      assert(fault === 'UserLambdaValidationException', `Cognito answered ${fault}`);
    },
  );
  await check(
    { title: 'Nobody signs up past our API', remedy: 'Look at the log of PreSignUp: it asks for a permit.' },
    async () => {
      const Username = addressOf({ ...visit, mark: `${mark}-past` });
      const fault = await callUserPool(visit, 'SignUp', { Username, Password: `${mark} is long enough` });
      assert(['UserLambdaValidationException', 'NotAuthorizedException'].includes(fault ?? ''), `it answered ${fault}`);
    },
  );
  if (!(await isSignUpOpen(visit))) return skip('A sign-up makes an account', signUpIsClosed);
  await check(
    {
      title: 'A sign-up makes an account, by a client that may not write the address',
      remedy: 'Look at the logs of Accounts and PreSignUp. Were 40 mails sent today already?',
    },
    async () => {
      const username = addressOf(visit);
      const password = `${mark} is long enough`;
      await ask.succeed(accountCalls.signUp, { body: { username, password, firstName: 'Smoke test', lastName: mark } });
      const { content } = await ask.succeed(userCalls.findUsers, { body: { text: username }, headers });
      const [found] = content;
      if (!found) throw new Error(`${username} has no account`);
      cleanup('The account that was made is disabled', () =>
        ask.succeed(userCalls.disableUser, { params: { username: found.username }, headers: visit.signedIn }),
      );
    },
  );
};
