import { accountCalls } from '../../../../shared/accounts/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { userCalls } from '../../../../shared/users/calls.ts';
import { assert, type Check } from '../visit.ts';
import { addressOf, isSignUpOpen, signUpIsClosed } from './assumptions.ts';

const remedy =
  'Look at the log of Accounts. Did the mail arrive, also among spam? npm run preflight says what mail needs.';

/** From the mail of a sign-up to an account with a role, and back. */
export const openAccount: Check = async (visit) => {
  const { check, skip, ask, findCode, signedIn: headers, mark } = visit;
  if (!(await isSignUpOpen(visit))) return skip('An account is activated by the code from the mail', signUpIsClosed);
  const email = addressOf(visit);
  const password = `${mark} is longer now`;
  await check({ title: 'An account is activated by the code from the mail', remedy }, async () =>
    ask.succeed(accountCalls.activate, { body: { email, code: await findCode({ channel: 'email', to: email }) } }),
  );
  await check({ title: 'Its owner chooses another password by another mail', remedy }, async () => {
    await ask.succeed(accountCalls.confirmEmail, { body: { email } });
    const code = await findCode({ channel: 'email', to: email });
    await ask.succeed(accountCalls.updatePassword, { body: { email, code, password } });
  });
  const token = await check({ title: 'They sign in with it, and may do nothing yet', remedy }, async () => {
    const { tokens } = await ask.succeed(accountCalls.signIn, { body: { username: email, password } });
    if (!tokens) throw new Error('there are no tokens');
    const own = { authorization: `Bearer ${tokens.accessToken}` };
    await ask.expect(403, patientCalls.listPatients, { params: { page: '1', size: '12' }, headers: own });
    return own;
  });
  const inUsers = 'Look at the log of Users for the number in the answer.';
  await check({ title: 'An admin gives the account a role and takes it away', remedy: inUsers }, async () => {
    const body = { email, role: 'ROLE_STAFF', mobile: '07700 900457', firstName: 'Smoke test', lastName: mark };
    const { username, role } = await ask.succeed(userCalls.grantRole, { body, headers });
    assert(role === 'ROLE_STAFF', `the role is ${role}`);
    // A token from before the role: it must not have the role now.
    await ask.expect(403, patientCalls.listPatients, { params: { page: '1', size: '12' }, headers: token });
    await ask.succeed(userCalls.revokeRole, { params: { username }, headers });
  });
};
