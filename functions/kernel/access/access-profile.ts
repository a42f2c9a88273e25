import * as z from 'zod';
import { today } from '../../../shared/kernel/today.ts';
import { type AccessProfile, type Opened, worksInAll } from '../../../shared/patients/record-access.ts';
import { patientEntity } from '../../patients/store/patients.ts';
import { settingsEntity } from '../../settings/store/settings.ts';
import { type AuditContext, commitAudited } from '../store/audit.ts';
import { type Entity, type Item, keyPattern, parseItem } from '../store/entity.ts';
import { patch, put } from '../store/entity-writes.ts';
import type { Table } from '../store/open-table.ts';
import { readBatch } from '../store/read-batch.ts';
import type { Key } from '../store/table.ts';
import { commit } from '../store/write.ts';
import { openedOf } from './opened.ts';

const partition = 'ACCESS#{username}';

const staffServices = z.object({
  services: z.array(z.string()),
  /** Whether they work in all of them, also in those that come later. Absent in older items, where an empty list says so. */
  every: z.boolean().optional(),
  version: z.int().min(1),
});

/**
 * The services that a member of staff works in, as an admin has set them. A member without a setting works in all; one with an
 * empty list opens the records of their caseload alone, and others with a reason.
 */
export const staffServicesEntity: Entity<string, typeof staffServices> = {
  name: 'Services of a member of staff',
  key: keyPattern(partition, 'SERVICES'),
  dataSubject: { account: ['username'] },
  schema: staffServices,
  survivesErasure: true,
};

const openedRecords = z.object({ patientIds: z.array(z.string()), expiresAt: z.int() });

/** The records that a member of staff has opened with a reason, by a day on which that counts. */
export const openedRecordsEntity: Entity<{ username: string; day: string }, typeof openedRecords> = {
  name: 'Records opened with a reason',
  key: keyPattern(partition, 'OPENED#{day}'),
  dataSubject: { account: ['username'] },
  schema: openedRecords,
  survivesErasure: true,
};

/** The items that are read, in one request with the session, for a reader of records. */
export const accessProfileKeys = (username: string, now: number): readonly Key[] => [
  settingsEntity.key(undefined),
  staffServicesEntity.key(username),
  openedRecordsEntity.key({ username, day: today(new Date(now)) }),
];

const findItem = (items: readonly Item[], { pk, sk }: Key) => items.find((item) => item.pk === pk && item.sk === sk);

/** The access of a reader, from the items of {@link accessProfileKeys}; `opensAll` by their role. */
export const accessProfileOf = (
  { username, opensAll }: { username: string; opensAll: boolean },
  now: number,
  items: readonly Item[],
): AccessProfile => {
  const [settingsKey, servicesKey, openedKey] = accessProfileKeys(username, now);
  const find = (key: Key | undefined) => key && findItem(items, key);
  const [settings, services, opened] = [find(settingsKey), find(servicesKey), find(openedKey)];
  const chosen = services && parseItem(staffServicesEntity, services);
  const rule = settings && parseItem(settingsEntity, settings).recordAccess;
  return {
    username,
    everyRecord: opensAll || rule === 'everybody' || !chosen || worksInAll(chosen),
    services: chosen?.services ?? [],
    openedWithReason: opened ? parseItem(openedRecordsEntity, opened).patientIds : [],
  };
};

/** The data that decides about a record, from the items that were read; undefined where there is no such record. */
export const findOpened = (items: readonly Item[], patientId: string): Opened | undefined => {
  const item = findItem(items, patientEntity.key(patientId));
  return item && openedOf(parseItem(patientEntity, item));
};

type StaffServices = { services: string[]; every?: boolean | undefined; version: number };

/** The services in which each member of staff works. */
export const createStaffServicesStore = (table: Table) => ({
  /** Looks up accounts by their names, 100 in a request; accounts without a setting are left out. */
  async read(usernames: readonly string[]): Promise<Map<string, StaffServices>> {
    const keys = usernames.map((username) => [staffServicesEntity.key(username).pk, username] as const);
    const names = new Map(keys);
    const items = await readBatch(table, usernames.map(staffServicesEntity.key));
    return new Map(
      items.map((item) => [names.get(String(item.pk)) ?? '', parseItem(staffServicesEntity, item)] as const),
    );
  },

  /** Replaces the services that were read; false when a colleague has changed them meanwhile. */
  async save(
    username: string,
    { services, every, version }: StaffServices,
    auditContext: AuditContext,
  ): Promise<boolean> {
    const asRead = version === 0 ? { exists: false } : { equals: { version } };
    const chosen = { services, every: worksInAll({ services, every }), version: version + 1 };
    const write = put(staffServicesEntity, username, chosen, asRead);
    return (await commitAudited(table, [write], auditContext, username)).done;
  },

  /** Sets the services together with a role, whatever was chosen before. The audit event is that of the role. */
  async set(username: string, set: Omit<StaffServices, 'version'>): Promise<void> {
    await commit(table, [patch(staffServicesEntity, username, { set, add: { version: 1 } })]);
  },
});
