import * as z from 'zod';
import { noRevision } from '../../shared/drafts/calls.ts';
import type { DraftTransport } from '../../web/src/kernel/drafts/open-draft.ts';
import type { Saved } from '../../web/src/kernel/forms/edit-state.ts';

// The records, notes and drafts that `walk-forms.ts` writes to, behind a network that may lose a request or its reply.

export type Values = Record<string, string>;
export const schema = z.record(z.string(), z.string());
export const fields = ['phone', 'address', 'words'] as const;
export const places = ['record', 'case-note'] as const;
export type Place = (typeof places)[number];
type Network = 'up' | 'lost' | 'lost-reply';

export type StoredRecord = { saved: Saved<Values>; history: Values[] };
type DraftsOfForms = Map<string, { content: string; revision: string }>;

/** The items stored by the API. */
export const createServer = () => {
  const records = new Map<Place, StoredRecord>(
    places.map((place) => {
      const values: Values = place === 'case-note' ? { words: '' } : { phone: '', address: '', words: '' };
      return [place, { saved: { version: place === 'case-note' ? 0 : 1, values }, history: [values] }];
    }),
  );
  const notes = new Map<string, { text: string; form: object }>();
  const drafts = { amina: new Map() as DraftsOfForms, bela: new Map() as DraftsOfForms };
  let revisions = 0;
  const recordOf = (place: Place): StoredRecord => records.get(place) as StoredRecord;
  return {
    recordOf,
    notes,
    drafts,
    nextRevision: () => {
      revisions += 1;
      return `revision ${revisions}`;
    },
  };
};
type Server = ReturnType<typeof createServer>;
export type Person = keyof Server['drafts'];
export type Link = { network: Network };

export const transportOf = (server: Server, person: Person, link: Link): DraftTransport => {
  const stored = server.drafts[person];
  const lost = { outcome: 'failed' } as const;
  const through = async <Answer>(work: () => Answer): Promise<Answer | typeof lost> => {
    const { network } = link;
    if (network === 'lost') return lost;
    const answer = work();
    return network === 'lost-reply' ? lost : answer;
  };
  const isStale = (form: string, over: string) => (stored.get(form)?.revision ?? noRevision) !== over;
  return {
    read: ({ form }) => through(() => ({ draft: stored.get(form) })),
    store: ({ form }, { content, over }) =>
      through(() => {
        if (isStale(form, over)) return { conflict: stored.get(form) };
        const revision = server.nextRevision();
        stored.set(form, { content, revision });
        return { revision };
      }),
    discard: ({ form }, over) =>
      through(() => {
        if (stored.has(form) && isStale(form, over)) return { conflict: stored.get(form) };
        stored.delete(form);
        return { revision: noRevision };
      }),
  };
};
