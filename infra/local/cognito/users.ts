import { Fault, notAuthorized } from './fault.ts';
import { keyedHash } from './keys.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const findUser = (pool: Pool, username: string): User | undefined => {
  const wanted = username.toLowerCase();
  return pool.state.users.find((user) => user.sub === wanted || user.attributes.email === wanted);
};

export const requireUser = (pool: Pool, username: string): User => {
  const user = findUser(pool, username);
  if (!user) throw new Fault('UserNotFoundException', 'User does not exist.');
  return user;
};

export const refuseIfDisabled = (user: User): void => {
  if (!user.enabled) throw notAuthorized('User is disabled.');
};

export const withoutPassword = (pool: Pool, sub: string): Pick<User, 'salt' | 'verifier'> => {
  const blocks = Array.from({ length: 12 }, (_, index) => keyedHash(pool.state.secret, 'verifier', sub, `${index}`));
  return { salt: keyedHash(pool.state.secret, 'salt', sub).slice(0, 32), verifier: blocks.join('') };
};

export const makeUser = (pool: Pool, sub: string): Omit<User, 'salt' | 'verifier'> => {
  const at = pool.now();
  const smsMfa = { enabled: false, preferred: false };
  return {
    sub,
    status: 'UNCONFIRMED',
    enabled: true,
    attributes: {},
    groups: [],
    smsMfa,
    devices: [],
    totp: { enabled: false, preferred: false },
    createdAt: at,
    modifiedAt: at,
  };
};

const toUuid = (hash: string): string => {
  const variant = '89ab'.charAt(Number.parseInt(hash.charAt(16), 16) & 3);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

const simulateUser = (pool: Pool, username: string): User => {
  const sub = uuid.test(username) ? username : toUuid(keyedHash(pool.state.secret, 'sub', username));
  return { ...makeUser(pool, sub), ...withoutPassword(pool, sub) };
};

/** An unknown name gets the same sub, salt and verifier every time, and no password that fits them. */
export const findOrSimulateUser = (pool: Pool, username: string): User =>
  findUser(pool, username) ?? simulateUser(pool, username.toLowerCase());
