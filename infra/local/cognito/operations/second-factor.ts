import { randomBytes } from 'node:crypto';
import { askBeforeMessage } from '../ask-trigger.ts';
import { challengeLifeMs, closeChallenge, openChallenge, requireChallenge } from '../challenges.ts';
import { codeTries, makeCode, sendCode, tryCode } from '../codes.ts';
import { maskPhone } from '../describe.ts';
import { findDevice, makeDeviceKey, requireDevice } from '../devices.ts';
import { Fault, invalidParameter, notAuthorized } from '../fault.ts';
import { openGrant } from '../grants.ts';
import type { Client, Pool } from '../pool.ts';
import { answerSrp, isClaimRight } from '../srp.ts';
import type { Grant, User } from '../state.ts';
import { makeTokens } from '../tokens.ts';
import { takeCode } from '../totp.ts';
import { findUser, refuseIfDisabled } from '../users.ts';

type Metadata = Record<string, string> | undefined;
export type Answer = {
  ChallengeName: string;
  Session: string;
  ChallengeResponses: Record<string, string>;
  ClientMetadata?: Metadata;
};
type Entering = { user: User; client: Client; deviceKey: string | undefined; clientMetadata: Metadata };

export const required = (given: Record<string, string>, name: string): string => {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  if (!value) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
};

export const readClaim = (responses: Record<string, string>) => ({
  secretBlock: required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'),
  timestamp: required(responses, 'TIMESTAMP'),
  signature: required(responses, 'PASSWORD_CLAIM_SIGNATURE'),
});

/** The sign-in belongs to a known device from the start; otherwise a new key is issued. */
const issueDevice = (pool: Pool, { user, deviceKey }: Entering) => {
  const known = deviceKey === undefined ? undefined : findDevice(user, deviceKey);
  if (!known) return { device: makeDeviceKey(pool, user.sub), isNew: true };
  known.authenticatedAt = pool.now();
  return { device: { key: known.key, groupKey: known.groupKey }, isNew: false };
};

const describeNew = ({ key, groupKey }: NonNullable<Grant['device']>) => ({
  NewDeviceMetadata: { DeviceKey: key, DeviceGroupKey: groupKey },
});

const signIn = async (pool: Pool, entering: Entering) => {
  const { user, client, clientMetadata } = entering;
  const { clientId } = client;
  const issued = pool.config.tracksDevices ? issueDevice(pool, entering) : undefined;
  const { grant, refreshToken } = openGrant(pool, { sub: user.sub, clientId, device: issued?.device });
  const request = { user, clientId, source: 'TokenGeneration_Authentication' as const, clientMetadata };
  const tokens = await makeTokens(pool, request, grant);
  pool.state.grants.push(grant);
  const news = issued?.isNew ? describeNew(issued.device) : {};
  return { AuthenticationResult: { ...tokens, RefreshToken: refreshToken, ...news }, ChallengeParameters: {} };
};

const challengeBySms = async (pool: Pool, { user, client: { clientId }, deviceKey }: Entering) => {
  const to = user.attributes.phone_number;
  // Never a sign-in without the second factor, even if the number is gone.
  if (!to) throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
  await askBeforeMessage(pool, 'CustomMessage_Authentication', { user, clientId });
  const { code, stored } = makeCode(pool, user.sub, challengeLifeMs(pool));
  const name = 'SMS_MFA' as const;
  const Session = openChallenge(pool, { name, clientId, sub: user.sub, code: stored, deviceKey });
  await sendCode(pool, { channel: 'sms', to, text: pool.config.messages.smsMfa(code), code });
  const delivery = { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: maskPhone(to) };
  return { ChallengeName: name, Session, ChallengeParameters: { ...delivery, USER_ID_FOR_SRP: user.sub } };
};

const challengeByApp = (pool: Pool, { user, client: { clientId }, deviceKey }: Entering) => {
  const name = 'SOFTWARE_TOKEN_MFA' as const;
  const Session = openChallenge(pool, { name, clientId, sub: user.sub, triesLeft: codeTries, deviceKey });
  return { ChallengeName: name, Session, ChallengeParameters: { USER_ID_FOR_SRP: user.sub } };
};

const challengeDevice = (pool: Pool, { user, client: { clientId } }: Entering, deviceKey: string) => {
  const name = 'DEVICE_SRP_AUTH' as const;
  const Session = openChallenge(pool, { name, clientId, sub: user.sub, deviceKey });
  return { ChallengeName: name, Session, ChallengeParameters: { USERNAME: user.sub, DEVICE_KEY: deviceKey } };
};

/**
 * The challenge after a right password: a remembered device proves its secret, and otherwise a code where one is due.
 */
export const askFurther = (pool: Pool, entering: Entering) => {
  const { user, deviceKey } = entering;
  const device = pool.config.tracksDevices && deviceKey ? requireDevice(user, deviceKey) : undefined;
  if (device?.remembered) return challengeDevice(pool, entering, device.key);
  const { smsMfa, totp } = user;
  if (smsMfa.enabled && totp.enabled && !smsMfa.preferred && !totp.preferred) {
    throw invalidParameter('SELECT_MFA_TYPE is not supported here.');
  }
  if (totp.enabled && !smsMfa.preferred) return challengeByApp(pool, entering);
  return smsMfa.enabled ? challengeBySms(pool, entering) : signIn(pool, entering);
};

const findAsked = (client: Client, { Session, ChallengeResponses }: Answer) => ({
  clientId: client.clientId,
  session: Session,
  username: required(ChallengeResponses, 'USERNAME'),
});

const requireOwner = (pool: Pool, sub: string): User => {
  const user = findUser(pool, sub);
  if (!user) throw notAuthorized('Invalid session for the user.');
  refuseIfDisabled(user);
  return user;
};

const verifySms = (pool: Pool, client: Client, answer: Answer) => {
  const code = required(answer.ChallengeResponses, 'SMS_MFA_CODE');
  const challenge = requireChallenge(pool, { ...findAsked(client, answer), name: 'SMS_MFA' as const });
  const user = requireOwner(pool, challenge.sub);
  if (tryCode(pool, user.sub, challenge.code, code) !== 'right') {
    if (challenge.code.triesLeft === 0) closeChallenge(pool, challenge);
    throw new Fault('CodeMismatchException', 'Invalid code or auth state for the user.');
  }
  // Closed before anything is awaited, so that the same answer sent twice at once is used once.
  closeChallenge(pool, challenge);
  return signIn(pool, { user, client, deviceKey: challenge.deviceKey, clientMetadata: answer.ClientMetadata });
};

const verifyApp = (pool: Pool, client: Client, answer: Answer) => {
  const code = required(answer.ChallengeResponses, 'SOFTWARE_TOKEN_MFA_CODE');
  const asked = { ...findAsked(client, answer), name: 'SOFTWARE_TOKEN_MFA' as const };
  const challenge = requireChallenge(pool, asked);
  const user = requireOwner(pool, challenge.sub);
  challenge.triesLeft -= 1;
  const outcome = user.totp.enabled ? takeCode(user, code, pool.now()) : 'wrong';
  if (challenge.triesLeft === 0 || outcome === 'right') closeChallenge(pool, challenge);
  if (outcome === 'used') {
    throw new Fault('ExpiredCodeException', 'Your software token has already been used once.');
  }
  if (outcome === 'wrong') throw new Fault('CodeMismatchException', 'Invalid code received for user');
  return signIn(pool, { user, client, deviceKey: challenge.deviceKey, clientMetadata: answer.ClientMetadata });
};

const startDeviceSrp = (pool: Pool, client: Client, answer: Answer) => {
  const asked = { ...findAsked(client, answer), name: 'DEVICE_SRP_AUTH' as const };
  const clientPublic = required(answer.ChallengeResponses, 'SRP_A');
  const deviceKey = required(answer.ChallengeResponses, 'DEVICE_KEY');
  const challenge = requireChallenge(pool, asked);
  const user = requireOwner(pool, challenge.sub);
  if (challenge.deviceKey !== deviceKey) throw notAuthorized('Invalid session for the user.');
  const device = requireDevice(user, deviceKey);
  const { serverPublic, key } = answerSrp(device, clientPublic);
  const secretBlock = randomBytes(512).toString('base64');
  closeChallenge(pool, challenge);
  const name = 'DEVICE_PASSWORD_VERIFIER' as const;
  const Session = openChallenge(pool, { name, clientId: client.clientId, sub: user.sub, deviceKey, key, secretBlock });
  const identity = { USERNAME: user.sub, DEVICE_KEY: deviceKey };
  const ChallengeParameters = { ...identity, SALT: device.salt, SRP_B: serverPublic, SECRET_BLOCK: secretBlock };
  return { ChallengeName: name, ChallengeParameters, Session };
};

const verifyDevice = (pool: Pool, client: Client, answer: Answer) => {
  const asked = { ...findAsked(client, answer), name: 'DEVICE_PASSWORD_VERIFIER' as const };
  const claim = readClaim(answer.ChallengeResponses);
  const deviceKey = required(answer.ChallengeResponses, 'DEVICE_KEY');
  const challenge = requireChallenge(pool, asked);
  closeChallenge(pool, challenge);
  const user = requireOwner(pool, challenge.sub);
  const device = requireDevice(user, challenge.deviceKey);
  const right =
    deviceKey === device.key &&
    device.remembered &&
    claim.secretBlock === challenge.secretBlock &&
    isClaimRight({ poolName: device.groupKey, sub: device.key }, { ...claim, key: challenge.key });
  if (!right) throw notAuthorized('Incorrect username or password.');
  return signIn(pool, { user, client, deviceKey, clientMetadata: answer.ClientMetadata });
};

const answers = {
  SMS_MFA: verifySms,
  SOFTWARE_TOKEN_MFA: verifyApp,
  DEVICE_SRP_AUTH: startDeviceSrp,
  DEVICE_PASSWORD_VERIFIER: verifyDevice,
};

export const verifyFurther = (pool: Pool, client: Client, answer: Answer) => {
  const name = answer.ChallengeName;
  if (!Object.hasOwn(answers, name)) throw invalidParameter(`${name} is not supported here.`);
  return answers[name as keyof typeof answers](pool, client, answer);
};
