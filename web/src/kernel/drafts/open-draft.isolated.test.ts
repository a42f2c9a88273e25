import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { connectSession } from '../session/current-session.ts';
import { openDraft } from './open-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status });

it('discards a draft again when that failed once, so that what was saved is not offered back', async () => {
  const asked: string[] = [];
  const discards = [answer(500, { status: 500, message: 'Sorry.' })];
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) => {
    asked.push(String(method));
    return (
      (method === 'DELETE' && discards.pop()) ||
      answer(200, { savedAt: '2026-11-20T09:00:00Z', revision: 'one', message: 'Done.' })
    );
  });
  connectSession({ accessToken: async () => undefined, refused: () => undefined, leave: async () => undefined });
  const draft = openDraft({ form: 'case-note', recordId: undefined }, z.string(), () => undefined);
  draft.storeTyped('She came back.', {});
  await vi.advanceTimersByTimeAsync(2_000);
  await draft.clear();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(asked).toEqual(['GET', 'POST', 'DELETE', 'DELETE']);
});
