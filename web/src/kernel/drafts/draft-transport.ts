import { draftCalls, noRevision } from '../../../../shared/drafts/calls.ts';
import { send } from '../lib/api-client.ts';
import type { NoAnswer } from '../lib/failure-text.ts';
import type { Stored } from './draft-saver.ts';

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

export const draftTransport: DraftTransport = {
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
