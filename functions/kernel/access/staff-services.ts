import { type AuditContext, commitAudited } from '../store/audit.ts';
import { parseItem } from '../store/entity.ts';
import { put } from '../store/entity-writes.ts';
import type { Table } from '../store/open-table.ts';
import { readBatch } from '../store/read-batch.ts';
import { staffServicesEntity } from './access-profile.ts';

export type StaffServices = { services: string[]; version: number };

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
  async save(username: string, { services, version }: StaffServices, auditContext: AuditContext): Promise<boolean> {
    const asRead = version === 0 ? { exists: false } : { equals: { version } };
    const write = put(staffServicesEntity, username, { services, version: version + 1 }, asRead);
    return (await commitAudited(table, [write], auditContext, username)).done;
  },
});
