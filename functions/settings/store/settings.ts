import type { SettingsInput } from '../../../shared/settings/calls.ts';
import { type OrganisationSettings, organisationSettings } from '../../../shared/settings/organisation-settings.ts';
import { type AuditContext, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { listChanges } from '../../kernel/store/changes.ts';
import { type Entity, keyPattern, nobodysData, readItem, readItemCached } from '../../kernel/store/entity.ts';
import { asRead, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';

/** The settings of the organisation: one item. */
export const settingsEntity: Entity<undefined, typeof organisationSettings> = {
  name: 'Settings',
  key: keyPattern('SETTINGS', 'SETTINGS'),
  dataSubject: nobodysData,
  schema: organisationSettings,
};

const never: OrganisationSettings = organisationSettings.parse({
  staffMayAssignThemselves: false,
  rota: { weekly: {}, dates: [] },
  version: 0,
});

export const createSettingsStore = (table: Table) => {
  const read = async (): Promise<OrganisationSettings> => (await readItem(table, settingsEntity, undefined)) ?? never;
  return {
    read,

    /** Replaces the settings that were read; `stale` with the saved ones if they have changed since. */
    async save(
      { version, missed, ...chosen }: SettingsInput,
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; settings: OrganisationSettings }> {
      const stored = (await readItemCached(table, settingsEntity, undefined)) ?? never;
      // A service that the browser does not know yet stays as it is.
      const ofServices = Object.fromEntries(missed?.map(({ service, steps }) => [service, steps]) ?? []);
      const settings = organisationSettings.parse({
        ...stored,
        ...chosen,
        missed: { ...stored.missed, ...ofServices },
        version: version + 1,
      });
      const write = put(settingsEntity, undefined, settings, asRead(version === 0 ? undefined : { version }));
      const changes = listChanges({ ...stored, version }, { ...settings, version });
      const { done } = await commitAudited(table, [write], auditContext, undefined, changes);
      if (done) return { outcome: 'done', settings };
      await auditReading(table, auditContext);
      return { outcome: 'stale', settings: await read() };
    },
  };
};
