import type * as z from 'zod';
import { draftCalls, draftEntries, noRevision } from '../../../../shared/drafts/calls.ts';
import { noRecord } from '../../../../shared/kernel/call.ts';
import type { Fields } from '../forms/edit-state.ts';
import { send } from '../lib/api-client.ts';
import type { NoAnswer } from '../lib/failure-text.ts';
import type { DraftForm } from './draft-forms.ts';
import { createDraftSaver, type SaverState, type Stored } from './draft-saver.ts';

export type DraftPlace = {
  form: DraftForm;
  /** The id of the record, undefined while there is none. */
  recordId: string | undefined;
  /** The patient that the form is about, where `recordId` is not theirs. */
  patientId?: string | undefined;
};
/** Words typed into a form that is no longer on this screen, with the earlier values of its fields. */
export type RecoverableDraft<Value> = {
  id: string;
  savedAt: string;
  /** The user agent of the browser in which it was typed; unknown for an older one. */
  device?: string | undefined;
  value: Value;
  base: Fields;
};
export type DraftView<Value> = { offers: readonly RecoverableDraft<Value>[]; state: SaverState };

// Another tab may store again while this one is reading: after this many times there is a pause.
const attempts = 5;

const readEntries = (content: string): RecoverableDraft<unknown>[] => draftEntries.parse(JSON.parse(content));

const savedAtOf = (entries: readonly RecoverableDraft<unknown>[]) =>
  new Map(entries.map(({ id, savedAt }) => [id, savedAt]));

const open = new Set<() => Promise<void>>();

/** Stores all unsaved words, in every form of this tab. */
export const flushDrafts = async (): Promise<void> => {
  await Promise.all([...open].map((flush) => flush()));
};

/**
 * The draft of one form and record, as long as its screen is open. It holds the words typed here beside those that
 * other tabs and earlier sessions typed into the same form; none ever overwrites another.
 */
export const openDraft = <Value>(
  place: DraftPlace,
  schema: z.ZodType<Value>,
  show: (view: DraftView<Value>) => void,
  transport: DraftTransport = draftTransport,
) => {
  const { form, recordId, patientId = recordId } = place;
  const params = { form, recordId: recordId ?? noRecord };
  let own: string = crypto.randomUUID();
  let current: RecoverableDraft<Value> | undefined;
  let others: RecoverableDraft<unknown>[] = [];
  // The draft on the server, as far as known here.
  let stored = new Map<string, string>();
  // Entries answered, saved or discarded here, up to the time of typing: words typed later in another tab appear again.
  const discarded = new Map<string, string>();
  let revision = noRevision;
  let state: SaverState = 'idle';
  let isRead = false;
  let isOpen = true;

  const update = (next: SaverState = state) => {
    state = next;
    // An entry that no longer fits its form is stored on, for a form that can read it.
    const offers = others.flatMap(({ value, ...entry }) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? [{ ...entry, value: parsed.data }] : [];
    });
    if (isOpen) show({ offers, state });
    // Words that a screen could not store before it closed are tried again as long as the tab is open.
    else if (state !== 'failed' && state !== 'waiting') open.delete(saver.flush);
  };

  /** Merges the stored draft: what other tabs have added, and what they have answered, saved or discarded. */
  const mergeRemote = (draft: { content: string; revision: string } | undefined) => {
    const found = draft ? readEntries(draft.content) : [];
    const isNew = ({ id, savedAt }: RecoverableDraft<unknown>) => id !== own && !(savedAt <= (discarded.get(id) ?? ''));
    const unstored = others.filter(({ id, savedAt }) => stored.get(id) !== savedAt);
    const isOlder = ({ id }: RecoverableDraft<unknown>) => unstored.some((one) => one.id === id);
    others = [...unstored, ...found.filter((one) => isNew(one) && !isOlder(one))];
    stored = savedAtOf(found);
    revision = draft?.revision ?? noRevision;
    update();
  };

  const read = async (): Promise<Stored> => {
    const answer = await transport.read(params);
    if ('outcome' in answer) return answer.outcome;
    isRead = true;
    mergeRemote(answer.draft);
    return 'stored';
  };
  let reading: Promise<Stored> | undefined = read();

  /** One attempt; undefined if another tab was quicker, whose entries are merged. */
  const tryToStore = async (): Promise<Stored | undefined> => {
    const all = [...(current ? [current] : []), ...others];
    if (all.length === 0 && revision === noRevision) return 'stored';
    const answer =
      all.length === 0
        ? await transport.discard(params, revision)
        : await transport.store(params, { content: JSON.stringify(all), patientId, over: revision });
    if ('outcome' in answer) return answer.outcome;
    if ('conflict' in answer) {
      mergeRemote(answer.conflict);
      return undefined;
    }
    revision = answer.revision;
    stored = savedAtOf(all);
    return 'stored';
  };

  const store = async (): Promise<Stored> => {
    // Read once, and before anything is written.
    if (!isRead) {
      reading ??= read();
      const outcome = await reading;
      reading = undefined;
      if (outcome !== 'stored') return outcome;
    }
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const outcome = await tryToStore();
      if (outcome) return outcome;
    }
    return 'failed';
  };
  const saver = createDraftSaver({ store, onState: update });
  open.add(saver.flush);
  const flushWhenHidden = () => void (document.visibilityState === 'hidden' && saver.flush());
  document.addEventListener('visibilitychange', flushWhenHidden);

  /** From now on the words typed here belong to no screen, or were saved or discarded. */
  const leaveCurrent = () => {
    const left = current;
    current = undefined;
    own = crypto.randomUUID();
    return left;
  };
  const remove = ({ id, savedAt }: RecoverableDraft<unknown>): void => {
    discarded.set(id, savedAt);
    others = others.filter((one) => one.id !== id);
  };
  const storeTyped = (value: Value, base: Fields): void => {
    const device = navigator.userAgent;
    current = { id: own, savedAt: new Date().toISOString(), device, value, base };
    saver.change();
  };

  return {
    storeTyped,
    /** Stores unsaved words, and returns whether they are stored. */
    flush: async (): Promise<boolean> => {
      await saver.flush();
      return state === 'stored' || state === 'idle';
    },
    /** The words typed here were saved, or their writer discarded them. */
    clear: async (): Promise<void> => {
      const left = leaveCurrent();
      if (!left) return;
      discarded.set(left.id, left.savedAt);
      saver.change();
      await saver.flush();
      // Nothing is typed, so there is nothing to report as stored.
      if (state === 'stored') update('idle');
    },
    /** The recovered draft is on the screen from now on; the words typed there are offered in its place. */
    restore: (offer: RecoverableDraft<Value>): void => {
      const left = leaveCurrent();
      remove(offer);
      if (left) others = [left, ...others];
      update();
      storeTyped(offer.value, offer.base);
    },
    discard: (offer: RecoverableDraft<Value>): void => {
      remove(offer);
      update();
      saver.change();
      void saver.flush();
    },
    close: async (): Promise<void> => {
      isOpen = false;
      document.removeEventListener('visibilitychange', flushWhenHidden);
      await saver.flush();
      update();
    },
  };
};
export type OpenedDraft<Value> = ReturnType<typeof openDraft<Value>>;

type Params = { form: string; recordId: string };
type Draft = { content: string; revision: string };
type NotDone = { outcome: Exclude<Stored, 'stored'> };
/** Another tab has changed the draft since it was read, to this. */
type Conflict = { conflict: Draft | undefined };

/** Reads and writes drafts; a change names the revision that it replaces. */
export type DraftTransport = {
  read: (params: Params) => Promise<{ draft?: Draft | undefined } | NotDone>;
  store: (
    params: Params,
    body: { content: string; patientId: string | undefined; over: string },
  ) => Promise<{ revision: string } | Conflict | NotDone>;
  discard: (params: Params, over: string) => Promise<{ revision: string } | Conflict | NotDone>;
};

const notDone = (status: number | NoAnswer): NotDone => {
  const isRefused = status === 'barred' || (typeof status === 'number' && status < 500 && status !== 429);
  return { outcome: isRefused ? 'refused' : 'failed' };
};

const draftTransport: DraftTransport = {
  read: async (params) => {
    const answer = await send(draftCalls.readDraft, { params });
    return answer.status === 200 ? answer.body : notDone(answer.status);
  },
  store: async (params, { patientId, ...body }) => {
    const answer = await send(draftCalls.saveDraft, {
      params,
      body: { ...body, ...(patientId === undefined ? {} : { patientId }) },
      background: true,
    });
    if (answer.status === 200) return answer.body;
    return answer.status === 409 ? { conflict: answer.body.draft } : notDone(answer.status);
  },
  discard: async (params, over) => {
    const answer = await send(draftCalls.discardDraft, { params, query: { over }, background: true });
    if (answer.status === 200) return { revision: noRevision };
    return answer.status === 409 ? { conflict: answer.body.draft } : notDone(answer.status);
  },
};
