import * as z from 'zod';
import { findDevice, forgetDeviceOf, requireDevice, requireIssuedDevice } from '../devices.ts';
import { invalidParameter } from '../fault.ts';
import { define, defineOnUser } from '../operation.ts';
import type { Pool } from '../pool.ts';
import type { Device, User } from '../state.ts';
import { requireAccessToken } from '../tokens.ts';

const DeviceKey = z.string().regex(/^[\w-]+_[0-9a-f-]+$/);
const AccessToken = z.string().min(1).max(8192);
const status = z.enum(['remembered', 'not_remembered']);
const page = z.object({ Limit: z.int().min(0).max(60).default(60), PaginationToken: z.string().min(1).optional() });

const secret = z.object({ PasswordVerifier: z.base64(), Salt: z.base64() });
const toHex = (base64: string) => Buffer.from(base64, 'base64').toString('hex');

const describe = ({ key, name, remembered, createdAt, modifiedAt, authenticatedAt }: Device) => ({
  DeviceKey: key,
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'device_name', Value: name },
    { Name: 'last_ip_used', Value: '127.0.0.1' },
    { Name: 'dev:device_remembered_status', Value: remembered ? 'remembered' : 'not_remembered' },
  ],
  DeviceCreateDate: createdAt / 1000,
  DeviceLastModifiedDate: modifiedAt / 1000,
  DeviceLastAuthenticatedDate: authenticatedAt / 1000,
});

/** The token names the last device read. */
const readDevices = (user: User, { Limit, PaginationToken }: z.output<typeof page>) => {
  const after = PaginationToken === undefined ? -1 : user.devices.findIndex(({ key }) => key === PaginationToken);
  if (PaginationToken !== undefined && after === -1) throw invalidParameter('Invalid pagination token.');
  const Devices = user.devices.slice(after + 1, after + 1 + (Limit || 60));
  const last = Devices.at(-1);
  const isMore = last !== undefined && last !== user.devices.at(-1);
  return { Devices: Devices.map(describe), ...(isMore && { PaginationToken: last.key }) };
};

const setStatus = (pool: Pool, user: User, key: string, remembered: z.output<typeof status>) => {
  Object.assign(requireDevice(user, key), { remembered: remembered === 'remembered', modifiedAt: pool.now() });
  return {};
};

const forget = (user: User, key: string) => {
  forgetDeviceOf(user, key);
  return {};
};

export const confirmDevice = define(
  z.object({
    AccessToken,
    DeviceKey,
    DeviceName: z.string().max(1024).default(''),
    DeviceSecretVerifierConfig: secret,
  }),
  (pool, { AccessToken, DeviceKey, DeviceName, DeviceSecretVerifierConfig: { PasswordVerifier, Salt } }) => {
    const { user, grant } = requireAccessToken(pool, AccessToken);
    const { key, groupKey } = requireIssuedDevice(grant, DeviceKey);
    if (findDevice(user, key)) throw invalidParameter('Device is already confirmed.');
    const at = pool.now();
    const times = { createdAt: at, modifiedAt: at, authenticatedAt: at };
    const proof = { salt: toHex(Salt), verifier: toHex(PasswordVerifier) };
    user.devices.push({ key, groupKey, name: DeviceName, ...proof, remembered: false, ...times });
    return { UserConfirmationNecessary: true };
  },
);

export const updateDeviceStatus = define(
  z.object({ AccessToken, DeviceKey, DeviceRememberedStatus: status }),
  (pool, { AccessToken, DeviceKey, DeviceRememberedStatus }) =>
    setStatus(pool, requireAccessToken(pool, AccessToken).user, DeviceKey, DeviceRememberedStatus),
);

export const listDevices = define(page.extend({ AccessToken }), (pool, { AccessToken, ...asked }) =>
  readDevices(requireAccessToken(pool, AccessToken).user, asked),
);

export const forgetDevice = define(z.object({ AccessToken, DeviceKey }), (pool, { AccessToken, DeviceKey }) =>
  forget(requireAccessToken(pool, AccessToken).user, DeviceKey),
);

export const adminListDevices = defineOnUser(page, (_pool, user, asked) => readDevices(user, asked));

export const adminUpdateDeviceStatus = defineOnUser(
  z.object({ DeviceKey, DeviceRememberedStatus: status }),
  (pool, user, { DeviceKey, DeviceRememberedStatus }) => setStatus(pool, user, DeviceKey, DeviceRememberedStatus),
);

export const adminForgetDevice = defineOnUser(z.object({ DeviceKey }), (_pool, user, { DeviceKey }) =>
  forget(user, DeviceKey),
);
