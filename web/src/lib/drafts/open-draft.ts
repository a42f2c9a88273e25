import * as z from 'zod';
import { drafts, noRecord } from '../../../../shared/api/drafts.ts';
import { send } from '../api-client.ts';
import type { NoAnswer } from '../failure-text.ts';
import { createDraftSaver, type SaverState, type Stored } from './draft-saver.ts';

export type DraftPlace = { form: string; recordId: string | undefined };
export type Offer<Value> = { savedAt: string; value: Value };
export type DraftView<Value> = { offers: readonly Offer<Value>[]; state: SaverState };

const mostVersions = 5;

// What was typed and not saved: the text on the screen first, then what was offered and not yet answered.
const versions = z.array(z.object({ savedAt: z.iso.datetime(), value: z.unknown() }));

const readVersions = (content: string) => versions.catch([]).parse(JSON.parse(content));

const outcomeOf = (status: number | NoAnswer): Stored => {
  if (status === 200) return 'kept';
  const isRefused = status === 'barred' || (typeof status === 'number' && status < 500 && status !== 429);
  return isRefused ? 'refused' : 'failed';
};

const open = new Set<() => Promise<void>>();

/** Stores whatever has not been stored yet, in every form of this tab. */
export const flushDrafts = async (): Promise<void> => {
  await Promise.all([...open].map((flush) => flush()));
};

/** The draft of one form and record, as long as its screen is open. */
export const openDraft = <Value>(
  { form, recordId }: DraftPlace,
  schema: z.ZodType<Value>,
  show: (view: DraftView<Value>) => void,
) => {
  const params = { form, referralId: recordId ?? noRecord };
  let offers: Offer<Value>[] = [];
  let current: Offer<Value> | undefined;
  let state: SaverState = 'idle';
  let isRead = false;
  let isStored = false;
  let isOpen = true;

  const update = (next: SaverState = state) => {
    state = next;
    if (isOpen) show({ offers, state });
  };

  const read = async (): Promise<Stored> => {
    const answer = await send(drafts.readDraft, { params });
    if (answer.status !== 200) return outcomeOf(answer.status);
    isRead = true;
    const { draft } = answer.body;
    isStored = draft !== undefined;
    offers = readVersions(draft?.content ?? '[]').flatMap(({ savedAt, value }) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? [{ savedAt, value: parsed.data }] : [];
    });
    update();
    return 'kept';
  };
  let reading: Promise<Stored> | undefined = read();

  const store = async (): Promise<Stored> => {
    // Never written over before it was read: it may hold what an earlier session could not save.
    // Read once: what is there from then on is this screen's own.
    if (!isRead) {
      reading ??= read();
      const outcome = await reading;
      reading = undefined;
      if (outcome !== 'kept') return outcome;
    }
    const all = [...(current ? [current] : []), ...offers].slice(0, mostVersions);
    if (all.length === 0) {
      if (!isStored) return 'kept';
      const discarded = outcomeOf((await send(drafts.discardDraft, { params, background: true })).status);
      isStored = discarded !== 'kept';
      return discarded;
    }
    isStored = true;
    const body = { content: JSON.stringify(all) };
    return outcomeOf((await send(drafts.keepDraft, { params, body, background: true })).status);
  };
  const saver = createDraftSaver({ store, onState: update });
  open.add(saver.flush);
  const flushWhenHidden = () => void (document.visibilityState === 'hidden' && saver.flush());
  document.addEventListener('visibilitychange', flushWhenHidden);

  const keep = (value: Value): void => {
    current = { savedAt: new Date().toISOString(), value };
    saver.change();
  };
  const remove = (offer: Offer<Value>): void => {
    offers = offers.filter((one) => one !== offer);
    update();
  };

  return {
    keep,
    clear: async (): Promise<void> => {
      current = undefined;
      saver.change();
      await saver.flush();
      // Nothing is typed, so there is nothing to be called kept.
      if (state === 'kept') update('idle');
    },
    take: (offer: Offer<Value>): void => {
      remove(offer);
      keep(offer.value);
    },
    discard: (offer: Offer<Value>): void => {
      remove(offer);
      saver.change();
      void saver.flush();
    },
    close: async (): Promise<void> => {
      isOpen = false;
      document.removeEventListener('visibilitychange', flushWhenHidden);
      await saver.flush();
      open.delete(saver.flush);
    },
  };
};
