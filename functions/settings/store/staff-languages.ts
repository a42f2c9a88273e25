import * as z from 'zod';
import type { StaffLanguages } from '../../../shared/settings/staff-languages.ts';
import { type AuditContext, commitAudited } from '../../kernel/store/audit.ts';
import { type Entity, keyPattern, parseOr } from '../../kernel/store/entity.ts';
import { put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import { readPartition } from '../../kernel/store/query-items.ts';

const stored = z.object({ accountId: z.string(), languages: z.array(z.string()) });

const partition = 'STAFF_LANGUAGES';

/** The languages that a colleague speaks: one item each, in one partition so that one request reads them. */
export const staffLanguagesEntity: Entity<string, typeof stored> = {
  name: 'Languages of a colleague',
  key: keyPattern(partition, '{accountId}'),
  dataSubject: { account: ['accountId'] },
  schema: stored,
};

/** The limit on the colleagues that are read; an organisation has fewer. */
const mostColleagues = 1000;

export const createStaffLanguageStore = (table: Table) => ({
  async list(): Promise<StaffLanguages[]> {
    const items = await readPartition(table, partition, { limit: mostColleagues });
    return items
      .flatMap((item) => parseOr(staffLanguagesEntity, item, () => []))
      .map(({ accountId: id, languages }) => ({ id, languages }));
  },

  async save(accountId: string, languages: string[], auditContext: AuditContext): Promise<StaffLanguages> {
    await commitAudited(table, [put(staffLanguagesEntity, accountId, { accountId, languages })], auditContext);
    return { id: accountId, languages };
  },
});
