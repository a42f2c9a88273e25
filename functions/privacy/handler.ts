import * as z from 'zod';
import { missing } from '../../shared/kernel/missing.ts';
import { privacyCalls } from '../../shared/privacy/calls.ts';
import { refuseStep } from '../../shared/privacy/judge-step.ts';
import { canHavePack, type StoredCase } from '../../shared/privacy/privacy-case.ts';
import { dueOf } from '../../shared/privacy/privacy-clock.ts';
import { openedOf } from '../kernel/access/opened.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { conflict, conflictWith, HttpError, notFound } from '../kernel/http/outcome.ts';
import type { RecordAccess } from '../kernel/http/record-access.ts';
import { serve } from '../kernel/http/serve.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import type { Patient } from '../patients/store/patients.ts';
import { consentHandlers } from './consents.ts';
import { makeDependencies, type PrivacyDependencies } from './dependencies.ts';
import { recordLimitHandlers } from './record-limits.ts';
import { mostOpen, recordOf } from './store/privacy-cases.ts';

const noPack = 'There is a copy to prepare only of an open request for one, by somebody who has a record.';
const packMissing = 'There is no copy here: it is not prepared yet, or its 30 days are over.';
const noRoom = 'There are too many of these. Please leave out whole items instead.';
const stale = 'A colleague has just written something down here. Please read it, and add yours.';

const storedContent = z.record(z.string(), z.unknown());

const accountsOf = ({ madeBy, steps }: StoredCase): string[] => [madeBy, ...steps.map(({ by }) => by)];

const naming = (people: ReadonlyMap<string, Patient>) =>
  namingStaff(accountsOf, (stored: StoredCase, nameOf) => {
    const shown = {
      madeBy: nameOf(stored.madeBy),
      steps: stored.steps.map(({ by, ...step }) => ({ ...step, by: nameOf(by) })),
    };
    if (stored.kind === 'incident') return { ...stored, ...shown };
    const { patientId, ...request } = stored;
    const found = people.get(patientId ?? '');
    const patient = found && { patientId: found.patientId, firstName: found.firstName, lastName: found.lastName };
    return { ...request, ...shown, ...(patient && { patient }) };
  });

const patientsOf = (rows: readonly object[]): string[] =>
  rows.flatMap((row) => ('patientId' in row && typeof row.patientId === 'string' ? [row.patientId] : []));

const present = async (stored: StoredCase, { readAll, staff }: PrivacyDependencies) =>
  await naming(await readAll(patientsOf([stored]))).one(stored, { staff });

type Row = Awaited<ReturnType<PrivacyDependencies['cases']['listOpen']>>[number];

/** The first that is due first; one that cannot be read is looked at before all others. */
const dueDay = (row: Row): string => ('unreadable' in row ? '' : (dueOf(row)?.day ?? ''));
const byDue = (one: Row, other: Row): number => dueDay(one).localeCompare(dueDay(other));

/** The request for a copy that a call is about, with its pack; undefined where there is none. */
const findPack = async (caseId: string, access: RecordAccess, { cases, readAll }: PrivacyDependencies) => {
  const found = await cases.read(caseId);
  if (found?.kind !== 'request' || !found.patientId || !found.pack?.collectedAt) return undefined;
  // All of a record is in it: it is read by whoever may open that.
  const patient = (await readAll([found.patientId])).get(found.patientId);
  await access.check(found.patientId, patient ? openedOf(patient) : 'own');
  return { packId: found.pack.packId, patientId: found.patientId };
};

const accountIds = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const handlers: Handlers<typeof privacyCalls, PrivacyDependencies> = {
  listPrivacyCases: async ({ query: { after } }, { cases, readAll, staff }) => {
    const [all, { content, next }] = await Promise.all([cases.listOpen(), cases.listEnded(after)]);
    const open = all.slice(0, mostOpen).toSorted(byDue);
    const { all: name } = naming(await readAll(patientsOf([...open, ...content])));
    const [shownOpen, ended] = await Promise.all([name(open, { staff }), name(content, { staff })]);
    return {
      status: 200,
      body: { open: shownOpen, more: all.length > mostOpen, ended, ...(next !== undefined && { next }) },
    };
  },
  countPrivacyCases: async (_, { cases }) => {
    const open = await cases.listOpen();
    const [first] = open.map(dueDay).toSorted();
    return { status: 200, body: { open: open.length, ...(first && { due: first }) } };
  },
  addPrivacyRequest: async ({ body, idempotencyKey, auditContext, access }, using) => {
    await access.check(body.patientId, 'own');
    const made = await using.cases.add({ kind: 'request', ...body }, idempotencyKey, auditContext);
    return made === undefined ? notFound(missing.patient) : { status: 201, body: { caseId: made } };
  },
  addIncident: async ({ body, idempotencyKey, auditContext }, using) => {
    const made = await using.cases.add({ kind: 'incident', ...body }, idempotencyKey, auditContext);
    // Refused only where there is no such patient, and an incident is about none.
    if (!made) throw new Error('An incident that was stored is gone');
    return { status: 201, body: { caseId: made } };
  },
  readPrivacyCase: async ({ params: { caseId }, access }, using) => {
    const found = await using.cases.read(caseId);
    if (!found) return notFound(missing.privacyCase);
    await access.check(recordOf(found), 'own');
    return { status: 200, body: await present(found, using) };
  },
  askPack: async ({ params: { caseId }, auditContext, access }, using) => {
    const found = await using.cases.read(caseId);
    if (!found) return notFound(missing.privacyCase);
    await access.check(recordOf(found), 'own');
    if (!canHavePack(found)) return conflict(noPack);
    const asked = await using.cases.askPack(found, auditContext);
    return asked ? { status: 200, body: await present(asked, using) } : conflict(stale);
  },
  readPack: async ({ params: { caseId }, query: { after }, access }, using) => {
    const pack = await findPack(caseId, access, using);
    if (!pack) return notFound(packMissing);
    const { content, next } = await using.packs.list(pack.packId, Number(after ?? 0));
    const named = new Set(content.flatMap((item) => item.content.match(accountIds) ?? []));
    const people = [...(await using.staff.name([...named])).values()];
    return {
      status: 200,
      body: {
        content: content.map(({ number, part, kind, content: text, leaveOut }) => ({
          ...{ number, part, kind, content: storedContent.parse(JSON.parse(text)) },
          ...(leaveOut && { leaveOut }),
        })),
        people,
        ...(next !== undefined && { next: String(next) }),
      },
    };
  },
  decidePackItem: async ({ params: { caseId, number }, body: { leaveOut }, auditContext, access }, using) => {
    const pack = await findPack(caseId, access, using);
    const item = pack && { ...pack, number: Number(number) };
    if (!item || !(await using.packs.decide(item, leaveOut, auditContext))) return notFound(packMissing);
    return { status: 200, body: { message: leaveOut === undefined ? 'It is given.' : 'It is left out.' } };
  },
  blackOutWords: async ({ params: { caseId }, body, auditContext, access }, using) => {
    if (!(await findPack(caseId, access, using))) return notFound(packMissing);
    const changed = await using.cases.blackOut(caseId, body, auditContext);
    if (changed === 'full') return conflict(noRoom);
    return changed ? { status: 200, body: await present(changed, using) } : notFound(missing.privacyCase);
  },
  addPrivacyStep: async ({ params: { caseId }, body, auditContext, access }, using) => {
    const changed = await using.cases.addStep(caseId, body, auditContext, {
      check: (stored) => access.check(recordOf(stored), 'own'),
      refuse: (stored) => {
        const refusal = refuseStep(stored, body);
        if (refusal) throw new HttpError(400, refusal.message, { errors: [refusal] });
      },
    });
    if (changed.outcome === 'missing') return notFound(missing.privacyCase);
    const shown = await present(changed.found, using);
    return changed.outcome === 'stale' ? conflictWith(stale, shown) : { status: 200, body: shown };
  },
  ...recordLimitHandlers,
  ...consentHandlers,
};

export const handler = serve(privacyCalls, handlers, makeDependencies);
