import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { attributeList, readAdminAttributes, readEmailUsername, updateAttributes } from '../attributes.ts';
import { describeAttributes, describeMfa, describeUser } from '../describe.ts';
import { Fault, invalidParameter, notAuthorized } from '../fault.ts';
import { revokeGrants } from '../grants.ts';
import { defineInPool, defineOnUser, nothing } from '../operation.ts';
import { checkPasswordPolicy, makeCredential, setPassword } from '../passwords.ts';
import { findUser, makeUser, withoutPassword } from '../users.ts';

const password = z.string().max(256);

export const adminCreateUser = defineInPool(
  z.object({
    Username: z.string().min(1).max(128),
    UserAttributes: attributeList,
    TemporaryPassword: password.optional(),
    MessageAction: z.literal('SUPPRESS', 'Only SUPPRESS is supported here.'),
  }),
  (pool, { Username, UserAttributes, TemporaryPassword }) => {
    const attributes = readAdminAttributes(UserAttributes);
    const email = readEmailUsername(Username, attributes);
    if (TemporaryPassword !== undefined) checkPasswordPolicy(TemporaryPassword);
    if (findUser(pool, email)) throw new Fault('UsernameExistsException', 'User account already exists');
    const sub = randomUUID();
    const credential =
      TemporaryPassword === undefined ? withoutPassword(pool, sub) : makeCredential(pool, sub, TemporaryPassword);
    const user = { ...makeUser(pool, sub), ...credential, status: 'FORCE_CHANGE_PASSWORD' as const };
    pool.state.users.push(user);
    updateAttributes(pool, user, { email_verified: 'false', ...attributes, email });
    return { User: { ...describeUser(user), Attributes: describeAttributes(user) } };
  },
);

export const adminSetUserPassword = defineOnUser(
  z.object({ Password: password, Permanent: z.boolean().default(false) }),
  (pool, user, { Password, Permanent }) => {
    checkPasswordPolicy(Password);
    setPassword(pool, user, Password);
    user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    return {};
  },
);

export const adminGetUser = defineOnUser(nothing, (_pool, user) => ({
  ...describeUser(user),
  UserAttributes: describeAttributes(user),
  ...describeMfa(user),
}));

export const adminUpdateUserAttributes = defineOnUser(
  z.object({ UserAttributes: attributeList }),
  (pool, user, { UserAttributes }) => {
    const changes = readAdminAttributes(UserAttributes);
    updateAttributes(pool, user, changes);
    return {};
  },
);

export const adminConfirmSignUp = defineOnUser(nothing, (pool, user) => {
  if (user.status !== 'UNCONFIRMED') throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  Object.assign(user, { status: 'CONFIRMED', activationCode: undefined, modifiedAt: pool.now() });
  return {};
});

const preference = z.object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) });

/** Omitted attributes stay unchanged. All are validated before any is changed. */
export const adminSetUserMfaPreference = defineOnUser(
  z.object({ SMSMfaSettings: preference.optional(), SoftwareTokenMfaSettings: preference.optional() }),
  (pool, user, { SMSMfaSettings: sms, SoftwareTokenMfaSettings: app }) => {
    for (const given of [sms, app]) {
      if (given?.PreferredMfa && !given.Enabled) throw invalidParameter('MFA cannot be preferred while not enabled.');
    }
    if (sms?.Enabled && !user.attributes.phone_number) {
      throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
    }
    if (app?.Enabled && !user.totp.secret) throw invalidParameter('User has not verified software token mfa');
    const smsMfa = sms ? { enabled: sms.Enabled, preferred: sms.PreferredMfa } : user.smsMfa;
    const totp = app ? { ...user.totp, enabled: app.Enabled, preferred: app.PreferredMfa } : user.totp;
    if (smsMfa.preferred && totp.preferred) throw invalidParameter('Only one MFA can be preferred');
    Object.assign(user, { smsMfa, totp, modifiedAt: pool.now() });
    return {};
  },
);

/** As in Cognito, disabling also revokes every token. */
export const adminDisableUser = defineOnUser(nothing, (pool, user) => {
  Object.assign(user, { enabled: false, modifiedAt: pool.now() });
  revokeGrants(pool, user.sub);
  return {};
});

export const adminEnableUser = defineOnUser(nothing, (pool, user) => {
  Object.assign(user, { enabled: true, modifiedAt: pool.now() });
  return {};
});

export const adminUserGlobalSignOut = defineOnUser(nothing, (pool, user) => {
  revokeGrants(pool, user.sub);
  return {};
});

export const adminDeleteUser = defineOnUser(nothing, ({ state }, { sub }) => {
  state.users = state.users.filter((user) => user.sub !== sub);
  state.grants = state.grants.filter((grant) => grant.sub !== sub);
  state.challenges = state.challenges.filter((challenge) => challenge.sub !== sub);
  return {};
});
