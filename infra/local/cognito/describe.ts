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

export const describeMfa = ({ smsMfa }: User) => {
  if (!smsMfa.enabled) return {};
  return { UserMFASettingList: ['SMS_MFA'], ...(smsMfa.preferred && { PreferredMfaSetting: 'SMS_MFA' }) };
};

export const maskPhone = (phone: string) => `+*******${phone.slice(-4)}`;

/** For an email address the mask is made of the address asked for, whether or not an account has it. */
export const describeEmailDelivery = (pool: Pool, user: User | undefined, username: string) => {
  const simulated = keyedHash(pool.state.secret, 'mask', username).replace(/\d/g, '');
  const address =
    user?.attributes.email ?? (username.includes('@') ? username.toLowerCase() : `${simulated}@${simulated}`);
  const Destination = `${address.charAt(0)}***@${address.charAt(address.lastIndexOf('@') + 1)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination };
};
