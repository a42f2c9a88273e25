import {
  AdminForgetDeviceCommand,
  AdminListDevicesCommand,
  AdminUpdateDeviceStatusCommand,
  type DeviceRememberedStatusType,
  type DeviceType,
  ResourceNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { OpenPool } from './open-pool.ts';

export type Device = {
  key: string;
  isRemembered: boolean;
  /** The network address of its last use. */
  address: string;
  lastUsedAt: Date | undefined;
};

// More than anybody has; further ones are still read page by page after 60.
const largestPage = 60;

const toDevice = ({ DeviceKey = '', DeviceAttributes = [], DeviceLastAuthenticatedDate }: DeviceType): Device => {
  const read = (name: string) => DeviceAttributes.find(({ Name }) => Name === name)?.Value ?? '';
  return {
    key: DeviceKey,
    isRemembered: read('dev:device_remembered_status') === 'remembered',
    address: read('last_ip_used'),
    lastUsedAt: DeviceLastAuthenticatedDate,
  };
};

const unlessMissing = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  }
};

/** The browsers of an account, as Cognito tracks them. Deleting one that is gone succeeds. */
export const createDevices = ({ client, UserPoolId }: OpenPool) => {
  const list = async (Username: string): Promise<Device[]> => {
    const found: Device[] = [];
    let next: string | undefined;
    do {
      const { Devices = [], PaginationToken } = await client.send(
        new AdminListDevicesCommand({ UserPoolId, Username, Limit: largestPage, PaginationToken: next }),
      );
      found.push(...Devices.map(toDevice));
      next = PaginationToken;
    } while (next);
    return found;
  };

  const setStatus = (Username: string, DeviceKey: string, DeviceRememberedStatus: DeviceRememberedStatusType) =>
    unlessMissing(
      client.send(new AdminUpdateDeviceStatusCommand({ UserPoolId, Username, DeviceKey, DeviceRememberedStatus })),
    );

  const forget = (Username: string, DeviceKey: string) =>
    unlessMissing(client.send(new AdminForgetDeviceCommand({ UserPoolId, Username, DeviceKey })));

  return {
    list,
    remember: (username: string, key: string) => setStatus(username, key, 'remembered'),
    /** Makes Cognito ask the browser for a code; its open session continues. */
    stopRemembering: (username: string, key: string) => setStatus(username, key, 'not_remembered'),
    /** Forgets the browser; its refresh tokens are void. */
    forget,
    async forgetAll(username: string): Promise<void> {
      const all = await list(username);
      await Promise.all(all.map(({ key }) => forget(username, key)));
    },
  };
};
