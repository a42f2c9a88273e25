import { keyedHash } from './keys.ts';
import type { Pool } from './pool.ts';
import type { User } from './state.ts';

export const describeUser = (user: User) => ({
  Username: user.sub,
  UserCreateDate: user.createdAt / 1000,
  UserLastModifiedDate: user.modifiedAt / 1000,
  Enabled: user.enabled,
  UserStatus: user.status,
});

export const describeAttributes = (user: User) =>
  Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }));

export const describeMfa = ({ smsMfa, totp }: User) => {
  const factors = Object.entries({ SMS_MFA: smsMfa, SOFTWARE_TOKEN_MFA: totp }).filter(([, { enabled }]) => enabled);
  if (factors.length === 0) return {};
  const preferred = factors.find(([, factor]) => factor.preferred)?.[0];
  return {
    UserMFASettingList: factors.map(([name]) => name),
    ...(preferred && { PreferredMfaSetting: preferred }),
  };
};

export const maskPhone = (phone: string) => `+*******${phone.slice(-4)}`;

/** The mask of an email address is made of the address asked for, whether or not an account has it. */
export const describeEmailDelivery = (pool: Pool, user: User | undefined, username: string) => {
  const simulated = keyedHash(pool.state.secret, 'mask', username).replace(/\d/g, '');
  const address =
    user?.attributes.email ?? (username.includes('@') ? username.toLowerCase() : `${simulated}@${simulated}`);
  const Destination = `${address.charAt(0)}***@${address.charAt(address.lastIndexOf('@') + 1)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
};
