import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { draftCalls } from '../../../../shared/drafts/calls.ts';
import { backgroundHeader, type Call } from '../../../../shared/kernel/call.ts';
import { caseNoteCalls } from '../../../../shared/notes/calls.ts';
import { patientCalls } from '../../../../shared/patients/calls.ts';
import { sessionCalls } from '../../../../shared/session/calls.ts';
import { connectSession } from '../session/current-session.ts';
import { type CallRequest, send } from './api-client.ts';
import { callQuery } from './query.ts';
import { refreshAfterWrites, refreshed, refreshInBackground } from './refresh.ts';

const id = '01M5YXZYWAKE0RY5QY34VFXM34';
const emptyPage = { content: [], number: 0, size: 12, totalElements: 0, totalPages: 0 };

type Asked = { line: string; background: boolean };
type Shown = { call: Call; request: CallRequest<Call>; meta?: { isWatch: true }; staleTime?: 'static' };

/** A staff area with these readings on its screen, and its calls to the API from then on. */
const open = async (...shown: Shown[]) => {
  const asked: Asked[] = [];
  const answer = (path: string): unknown => {
    if (path.endsWith('/watch')) return { latest: id };
    if (path.endsWith('/patientdata')) return { activeReferrals: 1, patients: 1 };
    return path.includes('/timeline/') ? { content: [], more: false } : emptyPage;
  };
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    asked.push({ line: `${method} ${path}`, background: new Headers(headers).has(backgroundHeader) });
    return Response.json(method === 'GET' ? answer(path) : { message: 'Done.' });
  });
  connectSession({ accessToken: async () => undefined, refused: () => undefined, leave: async () => undefined });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const { call, request, ...options } of shown) {
    new QueryObserver(queries, { ...callQuery(call, request), ...options }).subscribe(() => undefined);
  }
  const stop = refreshAfterWrites(queries);
  cleanUps.push(stop, () => queries.clear());
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  asked.length = 0;
  return { queries, asked };
};
const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => void cleanUp()));

const patients = { call: patientCalls.listPatients, request: { params: { page: 1, size: 12 } } };
const referrals = { call: patientCalls.listReferrals, request: { params: { page: 1 } } };
const counts = { call: patientCalls.readPatientData, request: { params: {} } };
const timeline = { call: patientCalls.readTimeline, request: { params: { patientId: id, before: 'latest' } } };

it('after a write everything on the screen is read again, except what never changes', async () => {
  const { asked } = await open(patients, { ...referrals, staleTime: 'static' }, counts);
  await send(patientCalls.deactivateReferral, { params: { id } });
  await refreshed();
  expect(asked.slice(1).map(({ line }) => line)).toEqual(['GET /api/crm/patients/1/12', 'GET /api/crm/patientdata']);
});

it.each([
  ['a reading', () => send(patientCalls.listReferrals, { params: { page: 2 } })],
  ['a question with a body', () => send(patientCalls.findLikelyPatients, { body: { firstName: 'Nasreen' } })],
  ['a draft', () => send(draftCalls.discardDraft, { params: { form: 'task', recordId: id }, query: { over: 'none' } })],
  ['a sign-out', () => send(sessionCalls.signOut, {})],
])('%s changes nothing that is shown', async (_, ask) => {
  const { asked } = await open(patients);
  await ask();
  await refreshed();
  expect(asked).toHaveLength(1);
});

it('what watches starts anew before its screen is read', async () => {
  const watch: Shown = {
    call: patientCalls.watchPatient,
    request: { params: { patientId: id }, background: true },
    meta: { isWatch: true },
  };
  const { asked } = await open(watch, timeline);
  await send(caseNoteCalls.createCaseNote, { body: { patientId: id, caseNote: 'Came in.' } });
  await refreshed();
  expect(asked.slice(1)).toEqual([
    { line: `GET /api/crm/patient/${id}/watch`, background: true },
    { line: `GET /api/crm/timeline/${id}/latest`, background: false },
  ]);
});

it('what a timer reads again says so, and what a person then reads does not', async () => {
  const { queries, asked } = await open(patients);
  await refreshInBackground(queries);
  expect(asked).toEqual([{ line: 'GET /api/crm/patients/1/12', background: true }]);
  await queries.refetchQueries();
  expect(asked.at(-1)?.background).toBe(false);
});
