import { type AuditContext, auditReading, commitAudited } from './audit.ts';
import { listChanges } from './changes.ts';
import { asRead } from './entity-writes.ts';
import type { Table } from './open-table.ts';
import type { TableWrite } from './write.ts';

/** Why templates were not saved. */
export const templatesChanged =
  'Somebody else has changed the templates since you opened them. Nothing you wrote is lost: please look at theirs and save again.';

type Saved<Template> = { templates: Template[]; version: number };

type Stored<Template> = {
  read: () => Promise<Saved<Template> | undefined>;
  /** The write of the templates, under the condition that the version which was read is still there. */
  write: (after: Saved<Template>, when: ReturnType<typeof asRead>) => TableWrite;
};

/** Templates of one kind, all in one item, which admins replace as a whole. */
export const createTemplateStore = <Template>(table: Table, stored: Stored<Template>) => {
  const read = async (): Promise<Saved<Template>> => (await stored.read()) ?? { templates: [], version: 0 };
  return {
    read,

    /** Replaces the templates that were read; `stale` with the saved ones if they have changed since. */
    async save(
      { version, templates }: Saved<Template>,
      auditContext: AuditContext,
    ): Promise<{ outcome: 'done' | 'stale'; saved: Saved<Template> }> {
      const before = await read();
      const after = { templates, version: version + 1 };
      const write = stored.write(after, asRead(version === 0 ? undefined : { version }));
      const changes = listChanges({ ...before, version }, { ...after, version });
      const { done } = await commitAudited(table, [write], auditContext, undefined, changes);
      if (done) return { outcome: 'done', saved: after };
      await auditReading(table, auditContext);
      return { outcome: 'stale', saved: await read() };
    },
  };
};
