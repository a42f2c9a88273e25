import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { askBeforeMessage } from '../ask-trigger.ts';
import { challengeLifeMs, closeChallenge, openChallenge, requireChallenge } from '../challenges.ts';
import { makeCode, sendCode, tryCode } from '../codes.ts';
import { maskPhone } from '../describe.ts';
import { Fault, invalidParameter, notAuthorized } from '../fault.ts';
import { openGrant } from '../grants.ts';
import { clearFailures, countFailure, refuseIfLocked } from '../lockout.ts';
import { define, defineInPool, metadata } from '../operation.ts';
import { type Client, findClient, type Pool } from '../pool.ts';
import { answerSrp, isClaimRight, isPassword } from '../srp.ts';
import type { User } from '../state.ts';
import { makeTokens } from '../tokens.ts';
import { findOrSimulateUser, findUser, refuseIfDisabled } from '../users.ts';
import { refreshTokens } from './sessions.ts';

const parameters = z.record(z.string(), z.string().max(4096)).default({});
const start = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: parameters,
  ClientMetadata: metadata,
});
const answer = z.object({
  ClientId: z.string(),
  ChallengeName: z.string(),
  Session: z.string().default(''),
  ChallengeResponses: parameters,
  ClientMetadata: metadata,
});
type Start = z.output<typeof start>;
type Answer = z.output<typeof answer>;

const required = (given: Record<string, string>, name: string): string => {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

const startSrp = (pool: Pool, { clientId }: Client, { AuthParameters }: Start) => {
  const user = findOrSimulateUser(pool, required(AuthParameters, 'USERNAME'));
  const clientPublic = required(AuthParameters, 'SRP_A');
  if (!/^[0-9a-f]{1,1024}$/i.test(clientPublic)) throw invalidParameter('SRP_A is not valid');
  refuseIfLocked(pool, user.sub);
  const { serverPublic, key } = answerSrp(user, clientPublic);
  const secretBlock = randomBytes(512).toString('base64');
  const name = 'PASSWORD_VERIFIER' as const;
  const Session = openChallenge(pool, { name, clientId, sub: user.sub, key, secretBlock });
  const identity = { USERNAME: user.sub, USER_ID_FOR_SRP: user.sub };
  const ChallengeParameters = { ...identity, SALT: user.salt, SRP_B: serverPublic, SECRET_BLOCK: secretBlock };
  return { ChallengeName: name, ChallengeParameters, Session };
};

const challengeBySms = async (pool: Pool, user: User, { clientId }: Client) => {
  const to = user.attributes.phone_number;
  // Never a sign-in without the second factor, even if the number is gone.
  if (!to) throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
  await askBeforeMessage(pool, 'CustomMessage_Authentication', { user, clientId });
  const { code, stored } = makeCode(pool, user.sub, challengeLifeMs(pool));
  const name = 'SMS_MFA' as const;
  const Session = openChallenge(pool, { name, clientId, sub: user.sub, code: stored });
  await sendCode(pool, { channel: 'sms', to, text: pool.config.messages.smsMfa(code), code });
  const delivery = { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: maskPhone(to) };
  return { ChallengeName: name, Session, ChallengeParameters: { ...delivery, USER_ID_FOR_SRP: user.sub } };
};

const signIn = async (pool: Pool, user: User, { clientId }: Client, clientMetadata: Start['ClientMetadata']) => {
  const { grant, refreshToken } = openGrant(pool, user.sub, clientId);
  const request = { user, clientId, source: 'TokenGeneration_Authentication' as const, clientMetadata };
  const tokens = await makeTokens(pool, request, grant);
  pool.state.grants.push(grant);
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken }, ChallengeParameters: {} };
};

/** An account's state is told only to somebody who has its password. */
const passPassword = (
  pool: Pool,
  sub: string,
  client: Client,
  right: boolean,
  clientMetadata: Start['ClientMetadata'],
) => {
  const user = findUser(pool, sub);
  if (!right || !user) {
    countFailure(pool, sub);
    throw notAuthorized('Incorrect username or password.');
  }
  clearFailures(pool, sub);
  refuseIfDisabled(user);
  if (user.status === 'UNCONFIRMED') throw new Fault('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') throw notAuthorized('NEW_PASSWORD_REQUIRED is not supported here.');
  return user.smsMfa.enabled ? challengeBySms(pool, user, client) : signIn(pool, user, client, clientMetadata);
};

const signInWithPassword = (pool: Pool, client: Client, { AuthParameters, ClientMetadata }: Start) => {
  const user = findOrSimulateUser(pool, required(AuthParameters, 'USERNAME'));
  const password = required(AuthParameters, 'PASSWORD');
  refuseIfLocked(pool, user.sub);
  const right = isPassword({ poolName: pool.name, sub: user.sub }, user, password);
  return passPassword(pool, user.sub, client, right, ClientMetadata);
};

const startAuth = (pool: Pool, input: Start, passwordFlow: string) => {
  const client = findClient(pool, input.ClientId);
  const flow = input.AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : input.AuthFlow;
  if (flow !== 'REFRESH_TOKEN_AUTH' && flow !== passwordFlow)
    throw invalidParameter('Initiate Auth method not supported.');
  if (!client.flows.includes(flow)) throw invalidParameter(`${flow} flow not enabled for this client`);
  if (flow === 'USER_SRP_AUTH') return startSrp(pool, client, input);
  if (flow === 'ADMIN_USER_PASSWORD_AUTH') return signInWithPassword(pool, client, input);
  return refreshTokens(pool, client, required(input.AuthParameters, 'REFRESH_TOKEN'), input.ClientMetadata);
};

export const initiateAuth = define(start, (pool, input) => startAuth(pool, input, 'USER_SRP_AUTH'));
export const adminInitiateAuth = defineInPool(start, (pool, input) =>
  startAuth(pool, input, 'ADMIN_USER_PASSWORD_AUTH'),
);

const verifyPassword = (pool: Pool, client: Client, { Session, ChallengeResponses, ClientMetadata }: Answer) => {
  const username = required(ChallengeResponses, 'USERNAME');
  const secretBlock = required(ChallengeResponses, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const timestamp = required(ChallengeResponses, 'TIMESTAMP');
  const signature = required(ChallengeResponses, 'PASSWORD_CLAIM_SIGNATURE');
  const asked = { name: 'PASSWORD_VERIFIER' as const, clientId: client.clientId, session: Session, username };
  const challenge = requireChallenge(pool, asked);
  // Asked again here: many sessions may have been opened before the lock fell.
  refuseIfLocked(pool, challenge.sub);
  closeChallenge(pool, challenge);
  const claim = { key: challenge.key, secretBlock, timestamp, signature };
  const right =
    secretBlock === challenge.secretBlock && isClaimRight({ poolName: pool.name, sub: challenge.sub }, claim);
  return passPassword(pool, challenge.sub, client, right, ClientMetadata);
};

const verifySms = (
  pool: Pool,
  client: Client,
  { ChallengeName, Session, ChallengeResponses, ClientMetadata }: Answer,
) => {
  if (ChallengeName !== 'SMS_MFA') throw invalidParameter(`${ChallengeName} is not supported here.`);
  const username = required(ChallengeResponses, 'USERNAME');
  const code = required(ChallengeResponses, 'SMS_MFA_CODE');
  const challenge = requireChallenge(pool, {
    name: ChallengeName,
    clientId: client.clientId,
    session: Session,
    username,
  });
  const user = findUser(pool, challenge.sub);
  if (!user) throw notAuthorized('Invalid session for the user.');
  refuseIfDisabled(user);
  if (tryCode(pool, user.sub, challenge.code, code) !== 'right') {
    if (challenge.code.triesLeft === 0) closeChallenge(pool, challenge);
    throw new Fault('CodeMismatchException', 'Invalid code or auth state for the user.');
  }
  // Closed before anything is awaited, so that the same answer sent twice at once is used once.
  closeChallenge(pool, challenge);
  return signIn(pool, user, client, ClientMetadata);
};

export const respondToAuthChallenge = define(answer, (pool, input) => {
  const client = findClient(pool, input.ClientId);
  if (input.ChallengeName === 'PASSWORD_VERIFIER') return verifyPassword(pool, client, input);
  return verifySms(pool, client, input);
});

export const adminRespondToAuthChallenge = defineInPool(answer, (pool, input) =>
  verifySms(pool, findClient(pool, input.ClientId), input),
);
