import { onlyReadable } from '../../../shared/kernel/unreadable.ts';
import type { OpeningInput } from '../../../shared/patients/opening.ts';
import { type PartRestrictionInput, restrictPart } from '../../../shared/privacy/restriction-input.ts';
import { openPart } from '../../kernel/access/openings.ts';
import { type AuditContext, answering, auditReading, commitAudited } from '../../kernel/store/audit.ts';
import { again, contend } from '../../kernel/store/back-off.ts';
import { readItem } from '../../kernel/store/entity.ts';
import { patch, put } from '../../kernel/store/entity-writes.ts';
import type { Table } from '../../kernel/store/open-table.ts';
import type { Write } from '../../kernel/store/write.ts';
import { addToTimeline, eventEntity, type StoredEvent } from '../../patients/store/timeline.ts';
import { isClosed, readEarlierVersions } from './case-notes.ts';
import { isWithdrawn, noteEntity, type StoredNote } from './note-items.ts';
import { readNoteEvents } from './note-occurrences.ts';
import { mostAmendments, type NoteId } from './withdrawn-notes.ts';

type Restricted = { outcome: 'done'; note: StoredNote } | { outcome: 'missing' | 'stale' | 'too-many-versions' };

/** Takes the first words of a note out of the timeline. They do not come back when the restriction is lifted. */
const hideExcerpts = (patientId: string, events: readonly StoredEvent[]): Write[] =>
  events.flatMap(({ event, ...shown }) => {
    if (event.kind !== 'note' && event.kind !== 'note-amended') return [];
    const { excerpt: _, ...withoutWords } = event;
    return put(eventEntity, { ...shown, patientId }, { ...shown, event: withoutWords }, { exists: true });
  });

/** Notes that are restricted to named people. */
export const createRestrictedNoteStore = (table: Table) => ({
  /** Restricts a note to some people and those who wrote it, or lifts that. Only whoever may read it finds it. */
  async restrict({ patientId, caseNoteId }: NoteId, input: PartRestrictionInput, auditContext: AuditContext) {
    const settle = answering(table, auditContext, patientId);
    return await contend<Restricted>('a case note while it was restricted', async () => {
      const [note, earlier] = await Promise.all([
        readItem(table, noteEntity, { patientId, caseNoteId }),
        readEarlierVersions(table, caseNoteId).then(onlyReadable),
      ]);
      if (!note || isWithdrawn(note) || isClosed(note, auditContext)) return await settle({ outcome: 'missing' });
      if (earlier.length > mostAmendments) return await settle({ outcome: 'too-many-versions' });
      const { version, restrictedTo: before } = note;
      const authors = [note, ...earlier].map(({ by }) => by);
      const planned = restrictPart(before, input, authors, auditContext);
      if (planned === 'stale') return await settle({ outcome: 'stale' });
      if (planned === 'same') return await settle({ outcome: 'done', note });
      const { restrictedTo } = planned;
      const change = restrictedTo ? { set: { restrictedTo } } : { remove: ['restrictedTo'] as const };
      const asRead = { present: ['caseNoteText'], equals: { version, restrictedTo: before } } as const;
      const writes = [
        patch(noteEntity, { patientId, caseNoteId }, change, asRead),
        ...(restrictedTo ? hideExcerpts(patientId, await readNoteEvents(table, patientId, [note, ...earlier])) : []),
        addToTimeline(patientId, auditContext, {
          kind: 'restricted',
          part: 'note',
          ...(!restrictedTo && { lifted: true }),
        }),
      ];
      const { done } = await commitAudited(table, writes, auditContext, patientId);
      if (!done) return again;
      const { restrictedTo: _, ...rest } = note;
      return { outcome: 'done', note: { ...rest, ...(restrictedTo && { restrictedTo }) } };
    });
  },

  /** The words of a restricted note, once the reason is on the timeline and the people to whom it is restricted are told. */
  async open({ patientId, caseNoteId }: NoteId, input: OpeningInput, auditContext: AuditContext) {
    const note = await readItem(table, noteEntity, { patientId, caseNoteId });
    const found = note && !isWithdrawn(note) ? note : undefined;
    if (!found?.restrictedTo || !isClosed(found, auditContext)) {
      await auditReading(table, auditContext, patientId);
      return found;
    }
    const writes = openPart(patientId, found.restrictedTo, { part: 'note', ...input }, auditContext);
    await commitAudited(table, writes, auditContext, patientId);
    return found;
  },
});
