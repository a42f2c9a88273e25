import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { backgroundHeader, type Call } from '../../../shared/api/call.ts';
import { questionnaires } from '../../../shared/api/questionnaires.ts';
import { records } from '../../../shared/api/records.ts';
import { type CallRequest, send } from './api-client.ts';
import { patientLists } from './invalidation.ts';
import { callQuery } from './query.ts';
import { refreshAfterWrites, refreshed, refreshInBackground } from './refresh.ts';
import { connectSession } from './session/current-session.ts';

const id = '01M5YXZYWAKE0RY5QY34VFXM34';
const emptyPage = { content: [], number: 0, size: 12, totalElements: 0, totalPages: 0 };

type Asked = { line: string; background: boolean };

/** A staff area with these readings on its screen, and its calls to the API from then on. */
const open = async (...shown: { call: Call; request: CallRequest<Call>; watched?: readonly Call[] }[]) => {
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
  for (const { call, request, watched } of shown) {
    const query = { ...callQuery(call, request), ...(watched && { meta: { watched } }) };
    new QueryObserver(queries, query).subscribe(() => undefined);
  }
  const stop = refreshAfterWrites(queries);
  cleanUps.push(stop, () => queries.clear());
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
  asked.length = 0;
  return { queries, asked };
};
const cleanUps: (() => void)[] = [];
afterEach(() => cleanUps.splice(0).forEach((cleanUp) => void cleanUp()));

const patients = { call: records.listPatients, request: { params: { page: 1, size: 12 } } };
const referrals = { call: records.listReferrals, request: { params: { page: 1 } } };
const counts = { call: records.readPatientData, request: { params: {} } };
const timeline = { call: records.readTimeline, request: { params: { patientId: id, before: 'latest' } } };

it.each([
  ['the list of referrals', () => send(records.deactivateReferral, { params: { id } })],
  ['the list of patients', () => send(records.deactivatePatient, { params: { patientId: id } })],
  ['a record', () => send(records.reactivatePatient, { params: { patientId: id } })],
])('a change of status in %s is shown in every list and count', async (_, change) => {
  const { asked } = await open(patients, referrals, counts);
  await change();
  await refreshed();
  expect(
    asked
      .slice(1)
      .map(({ line }) => line)
      .toSorted(),
  ).toEqual(['GET /api/crm/patientdata', 'GET /api/crm/patients/1/12', 'GET /api/referrals/1']);
});

it('an answered alert is on the timeline, and what it does not touch is not read again', async () => {
  const { asked } = await open(timeline, patients);
  const body = { action: 'Rang.', name: 'Nasreen' };
  await send(questionnaires.respondToAlert, { params: { patientId: id, alertId: id }, body });
  await refreshed();
  expect(asked.slice(1).map(({ line }) => line)).toEqual([`GET /api/crm/timeline/${id}/latest`]);
});

it('a reading changes nothing', async () => {
  const { asked } = await open(patients);
  await send(records.listReferrals, { params: { page: 2 } });
  await refreshed();
  expect(asked).toHaveLength(1);
});

it('what watches starts anew before its screen is read, and all that it watches is read with it', async () => {
  const watch = {
    call: records.watchPatient,
    request: { params: { patientId: id }, background: true as const },
    watched: [records.readTimeline, ...patientLists],
  };
  const { asked } = await open(watch, timeline, counts);
  await send(records.createCaseNote, { body: { patientId: id, caseNote: 'Came in.' } });
  await refreshed();
  expect(asked.slice(1)).toEqual([
    { line: `GET /api/crm/patient/${id}/watch`, background: true },
    { line: `GET /api/crm/timeline/${id}/latest`, background: false },
    { line: 'GET /api/crm/patientdata', background: false },
  ]);
});

it('what a timer reads again says so, and what a person then reads does not', async () => {
  const { queries, asked } = await open(patients);
  await refreshInBackground(queries, patientLists);
  expect(asked).toEqual([{ line: 'GET /api/crm/patients/1/12', background: true }]);
  await queries.refetchQueries();
  expect(asked.at(-1)?.background).toBe(false);
});
