import { meetingOn, mostCalledOff } from '../../../shared/groups/groups.ts';
import { today } from '../../../shared/kernel/today.ts';
import { groupEntity, readRegisters, registerEntity, type StoredGroup } from '../../groups/store/group-items.ts';
import { planGroupTimes } from '../../groups/store/group-plans.ts';
import { readGroup } from '../../groups/store/groups.ts';
import { type AuditContext, answering, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { check, replace } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Clash } from './diary-days.ts';

type CallingOff =
  | { outcome: 'done' | 'missing' | 'marked' | 'full' }
  /** It was called off for another reason. */
  | { outcome: 'already'; reason: string }
  | { outcome: 'taken'; clash: Clash };

/** Calls one date of a group off or, without a reason, takes that back. Leader and room are free at such a date. */
export const createCallingOff =
  (table: Table) =>
  async (
    { groupId, day, reason }: { groupId: string; day: string; reason: string | undefined },
    auditContext: AuditContext,
  ): Promise<CallingOff> => {
    const answer = answering(table, auditContext);
    return await contend<CallingOff>('a group while one of its dates was called off', async () => {
      const [before, registers] = await Promise.all([readGroup(table, groupId), readRegisters(table, groupId, [day])]);
      if (!before || !meetingOn(before.schedules, day)) return { outcome: 'missing' };
      const known = before.calledOff.find((one) => one.day === day);
      if (known?.reason === reason) return await answer({ outcome: 'done' });
      if (known && reason !== undefined) return await answer({ outcome: 'already', reason: known.reason });
      if (before.calledOff.length >= mostCalledOff && reason !== undefined) return await answer({ outcome: 'full' });
      if (registers.size > 0) return await answer({ outcome: 'marked' });
      const others = before.calledOff.filter((one) => one !== known);
      const after: StoredGroup = {
        ...before,
        calledOff: reason === undefined ? others : [...others, { day, reason }],
        version: before.version + 1,
      };
      const planned = await planGroupTimes(table, { before, after }, today(new Date(auditContext.at)));
      if ('clash' in planned) return await answer({ outcome: 'taken', clash: planned.clash });
      const { version, memberChanges } = before;
      const writes = [
        replace(groupEntity, groupId, after, { over: { version, memberChanges } }),
        check(registerEntity, { groupId, day }, { exists: false }),
        ...planned.writes,
      ];
      return (await commitAudited(table, writes, auditContext)).done ? { outcome: 'done' } : again;
    });
  };
