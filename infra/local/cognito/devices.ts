import { randomUUID } from 'node:crypto';
import { notAuthorized, notFound } from './fault.ts';
import { keyedHash } from './keys.ts';
import type { Pool } from './pool.ts';
import type { Device, Grant, User } from './state.ts';
import { findUser } from './users.ts';

const missing = () => notFound('Device does not exist.');

/** The data with which a sign-in without a known device makes itself known. */
export const makeDeviceKey = (pool: Pool, sub: string): NonNullable<Grant['device']> => ({
  key: `${pool.region}_${randomUUID()}`,
  groupKey: `-${keyedHash(pool.state.secret, 'devices', sub).slice(0, 8)}`,
});

export const findDevice = (user: User, key: string): Device | undefined =>
  user.devices.find((device) => device.key === key);

export const requireDevice = (user: User, key: string): Device => {
  const device = findDevice(user, key);
  if (!device) throw missing();
  return device;
};

export const refuseMissingDevice = (pool: Pool, sub: string, key: string | undefined): void => {
  const user = findUser(pool, sub);
  if (pool.config.tracksDevices && user && key) requireDevice(user, key);
};

/** The key that was issued to this very sign-in, which may be confirmed once. */
export const requireIssuedDevice = ({ device }: Grant, key: string): NonNullable<Grant['device']> => {
  if (device?.key !== key) throw missing();
  return device;
};

export const forgetDeviceOf = (user: User, key: string): void => {
  const { key: found } = requireDevice(user, key);
  user.devices = user.devices.filter((device) => device.key !== found);
};

/** Where devices are tracked, a refresh token works for the device that it was issued to, once that is confirmed. */
export const refuseOtherDevice = (user: User, { device }: Grant, given: string | undefined): void => {
  if (device && (device.key !== given || !findDevice(user, device.key))) throw notAuthorized('Invalid Refresh Token');
};
