import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { closeChallenge, openChallenge, requireChallenge } from '../challenges.ts';
import { refuseMissingDevice } from '../devices.ts';
import { Fault, invalidParameter, notAuthorized } from '../fault.ts';
import { clearFailures, countFailure, refuseIfLocked } from '../lockout.ts';
import { define, defineInPool, metadata } from '../operation.ts';
import { type Client, findClient, type Pool } from '../pool.ts';
import { answerSrp, isClaimRight, isPassword } from '../srp.ts';
import { findOrSimulateUser, findUser, refuseIfDisabled } from '../users.ts';
import { type Answer, askFurther, readClaim, required, verifyFurther } from './second-factor.ts';
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

const startSrp = (pool: Pool, { clientId }: Client, { AuthParameters }: Start) => {
  const user = findOrSimulateUser(pool, required(AuthParameters, 'USERNAME'));
  const clientPublic = required(AuthParameters, 'SRP_A');
  refuseIfLocked(pool, user.sub);
  const { serverPublic, key } = answerSrp(user, clientPublic);
  const secretBlock = randomBytes(512).toString('base64');
  const name = 'PASSWORD_VERIFIER' as const;
  const Session = openChallenge(pool, { name, clientId, sub: user.sub, key, secretBlock });
  const identity = { USERNAME: user.sub, USER_ID_FOR_SRP: user.sub };
  const ChallengeParameters = { ...identity, SALT: user.salt, SRP_B: serverPublic, SECRET_BLOCK: secretBlock };
  return { ChallengeName: name, ChallengeParameters, Session };
};

type Given = { sub: string; right: boolean; deviceKey: string | undefined };

/** Only somebody with the password is told an account's state. */
const passPassword = (pool: Pool, client: Client, given: Given, clientMetadata: Start['ClientMetadata']) => {
  const user = findUser(pool, given.sub);
  if (!given.right || !user) {
    countFailure(pool, given.sub);
    throw notAuthorized('Incorrect username or password.');
  }
  clearFailures(pool, given.sub);
  refuseIfDisabled(user);
  if (user.status === 'UNCONFIRMED') throw new Fault('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') throw notAuthorized('NEW_PASSWORD_REQUIRED is not supported here.');
  return askFurther(pool, { user, client, deviceKey: given.deviceKey, clientMetadata });
};

const signInWithPassword = (pool: Pool, client: Client, { AuthParameters, ClientMetadata }: Start) => {
  const { sub, ...user } = findOrSimulateUser(pool, required(AuthParameters, 'USERNAME'));
  const password = required(AuthParameters, 'PASSWORD');
  refuseIfLocked(pool, sub);
  const right = isPassword({ poolName: pool.name, sub }, user, password);
  return passPassword(pool, client, { sub, right, deviceKey: AuthParameters.DEVICE_KEY }, ClientMetadata);
};

const startAuth = (pool: Pool, input: Start, passwordFlow: string) => {
  const client = findClient(pool, input.ClientId);
  const flow = input.AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : input.AuthFlow;
  if (flow !== 'REFRESH_TOKEN_AUTH' && flow !== passwordFlow)
    throw invalidParameter('Initiate Auth method not supported.');
  if (!client.flows.includes(flow)) throw invalidParameter(`${flow} flow not enabled for this client`);
  if (flow === 'USER_SRP_AUTH') return startSrp(pool, client, input);
  if (flow === 'ADMIN_USER_PASSWORD_AUTH') return signInWithPassword(pool, client, input);
  const { DEVICE_KEY } = input.AuthParameters;
  return refreshTokens(pool, client, required(input.AuthParameters, 'REFRESH_TOKEN'), input.ClientMetadata, DEVICE_KEY);
};

export const initiateAuth = define(start, (pool, input) => startAuth(pool, input, 'USER_SRP_AUTH'));
export const adminInitiateAuth = defineInPool(start, (pool, input) =>
  startAuth(pool, input, 'ADMIN_USER_PASSWORD_AUTH'),
);

const verifyPassword = (pool: Pool, client: Client, { Session, ChallengeResponses, ClientMetadata }: Answer) => {
  const username = required(ChallengeResponses, 'USERNAME');
  const claim = readClaim(ChallengeResponses);
  const asked = { name: 'PASSWORD_VERIFIER' as const, clientId: client.clientId, session: Session, username };
  const challenge = requireChallenge(pool, asked);
  const { sub } = challenge;
  // Checked again here: many sessions may have been opened before the lock.
  refuseIfLocked(pool, sub);
  const right =
    claim.secretBlock === challenge.secretBlock &&
    isClaimRight({ poolName: pool.name, sub }, { ...claim, key: challenge.key });
  // A client that names a missing device may answer the same session again without it, as Amplify does.
  if (right) refuseMissingDevice(pool, sub, ChallengeResponses.DEVICE_KEY);
  closeChallenge(pool, challenge);
  return passPassword(pool, client, { sub, right, deviceKey: ChallengeResponses.DEVICE_KEY }, ClientMetadata);
};

export const respondToAuthChallenge = define(answer, (pool, input) => {
  const client = findClient(pool, input.ClientId);
  if (input.ChallengeName === 'PASSWORD_VERIFIER') return verifyPassword(pool, client, input);
  return verifyFurther(pool, client, input);
});

export const adminRespondToAuthChallenge = defineInPool(answer, (pool, input) =>
  verifyFurther(pool, findClient(pool, input.ClientId), input),
);
