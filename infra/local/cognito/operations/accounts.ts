import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Asking, askBeforeMessage, askBeforeSignUp, type MessageSource } from '../ask-trigger.ts';
import { attributeList, readClientAttributes, readEmailUsername } from '../attributes.ts';
import { codeMismatch, makeCode, requireCode, sendCode } from '../codes.ts';
import { describeEmailDelivery } from '../describe.ts';
import { Fault, invalidParameter, notAuthorized } from '../fault.ts';
import { define, metadata } from '../operation.ts';
import { checkPasswordPolicy, makeCredential, refuseBreached, setPassword } from '../passwords.ts';
import { findClient, type Pool } from '../pool.ts';
import type { User } from '../state.ts';
import { findUser, makeUser } from '../users.ts';

const activationMs = 24 * 3_600_000;
const resetMs = 3_600_000;
const identity = z.object({ ClientId: z.string(), Username: z.string().min(1).max(128) });
const asking = identity.extend({ ClientMetadata: metadata });
const confirmation = identity.extend({ ConfirmationCode: z.string().max(2048) });
const password = z.string().max(256);

const sendActivation = async (pool: Pool, source: MessageSource, asking: Asking): Promise<void> => {
  const { user } = asking;
  await askBeforeMessage(pool, source, asking);
  const { code, stored } = makeCode(pool, user.sub, activationMs);
  user.activationCode = stored;
  await sendCode(pool, {
    channel: 'email',
    to: user.attributes.email ?? '',
    text: pool.config.messages.activation(code),
    code,
  });
};

export const signUp = define(
  asking.extend({ Password: password, UserAttributes: attributeList }),
  async (pool, { ClientId, Username, Password, UserAttributes, ClientMetadata }) => {
    findClient(pool, ClientId);
    if (!pool.config.selfSignUp) throw notAuthorized('SignUp is not permitted for this user pool');
    const attributes = readClientAttributes(UserAttributes);
    const email = readEmailUsername(Username, attributes);
    checkPasswordPolicy(Password);
    refuseBreached(Password);
    const sub = randomUUID();
    // Made before the look-up, so that a taken address takes as long as a free one.
    const credential = makeCredential(pool, sub, Password);
    if (findUser(pool, email)) {
      throw new Fault('UsernameExistsException', 'An account with the given email already exists.');
    }
    const user = {
      ...makeUser(pool, sub),
      ...credential,
      attributes: { ...attributes, email, email_verified: 'false' },
    };
    const trigger = { user, clientId: ClientId, clientMetadata: ClientMetadata };
    await askBeforeSignUp(pool, trigger);
    pool.state.users.push(user);
    await sendActivation(pool, 'CustomMessage_SignUp', trigger);
    const CodeDeliveryDetails = describeEmailDelivery(pool, user, Username);
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
  },
);

export const resendConfirmationCode = define(asking, async (pool, { ClientId, Username, ClientMetadata }) => {
  findClient(pool, ClientId);
  const user = findUser(pool, Username);
  if (user?.enabled) {
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.');
    const trigger = { user, clientId: ClientId, clientMetadata: ClientMetadata };
    await sendActivation(pool, 'CustomMessage_ResendCode', trigger);
  }
  return { CodeDeliveryDetails: describeEmailDelivery(pool, user, Username) };
});

export const confirmSignUp = define(confirmation, (pool, { ClientId, Username, ConfirmationCode }) => {
  findClient(pool, ClientId);
  const user = findUser(pool, Username);
  if (!user?.enabled) throw codeMismatch();
  if (user.status !== 'UNCONFIRMED') throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  requireCode(pool, user.sub, user.activationCode, ConfirmationCode);
  user.activationCode = undefined;
  user.attributes.email_verified = 'true';
  user.status = 'CONFIRMED';
  user.modifiedAt = pool.now();
  return {};
});

const mayReset = ({ enabled, status, attributes }: User): boolean =>
  enabled && status === 'CONFIRMED' && attributes.email_verified === 'true';

export const forgotPassword = define(asking, async (pool, { ClientId, Username, ClientMetadata }) => {
  findClient(pool, ClientId);
  const user = findUser(pool, Username);
  const CodeDeliveryDetails = describeEmailDelivery(pool, user, Username);
  // An account that cannot be sent a code has the same answer.
  if (!user || !mayReset(user)) return { CodeDeliveryDetails };
  const trigger = { user, clientId: ClientId, clientMetadata: ClientMetadata };
  await askBeforeMessage(pool, 'CustomMessage_ForgotPassword', trigger);
  const { code, stored } = makeCode(pool, user.sub, resetMs);
  user.resetCode = stored;
  await sendCode(pool, {
    channel: 'email',
    to: user.attributes.email ?? '',
    text: pool.config.messages.passwordReset(code),
    code,
  });
  return { CodeDeliveryDetails };
});

export const confirmForgotPassword = define(
  confirmation.extend({ Password: password }),
  (pool, { ClientId, Username, ConfirmationCode, Password }) => {
    findClient(pool, ClientId);
    checkPasswordPolicy(Password);
    refuseBreached(Password);
    const user = findUser(pool, Username);
    if (!user || !mayReset(user)) throw codeMismatch();
    requireCode(pool, user.sub, user.resetCode, ConfirmationCode);
    user.resetCode = undefined;
    setPassword(pool, user, Password);
    return {};
  },
);
