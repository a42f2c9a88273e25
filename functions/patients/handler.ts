import { workerChanged } from '../../shared/appointments/appointments.ts';
import { formatDay } from '../../shared/kernel/format-day.ts';
import { missing, noColleague } from '../../shared/kernel/missing.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { isClosedTo } from '../../shared/patients/record-access.ts';
import { notAgreed } from '../../shared/privacy/consent.ts';
import { excludedFrom } from '../../shared/privacy/record-limits.ts';
import { describeCancelled } from '../episodes/present-episode.ts';
import { conflict, conflictWith, HttpError, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { answerChange, checkMessage } from '../messages/present.ts';
import { alertOpen, callOpen } from '../safety/refusals.ts';
import { findRinger, nobodyTakes } from './colleagues.ts';
import { makeDependencies, type PatientsDependencies, type PatientsHandlers } from './dependencies.ts';
import { practiceHandlers } from './practice.ts';
import { readTimelinePage } from './read-timeline.ts';
import { recordHandlers, withSignature } from './records.ts';

const referralSaved = 'Thank you the referral details were saved on the system.';
const referralChanged =
  'Somebody else has changed this referral since you opened it. Nothing you wrote is lost: please look at it and save again.';

/** Takes a patient off the active lists, and what is planned with them as the caller has said. */
const deactivate = async (
  id: string,
  what: 'patient' | 'referral',
  { query, auditContext }: Pick<Parameters<PatientsHandlers['deactivatePatient']>[0], 'query' | 'auditContext'>,
  { records, endPlanned }: PatientsDependencies,
) => {
  const outcome = await endPlanned({ patientId: id, ...query }, auditContext, () =>
    records.setActive(id, false, auditContext, query.tasks),
  );
  if (outcome === 'missing') return notFound(missing[what]);
  if (outcome === 'alert-open') return conflict(alertOpen);
  if (outcome === 'call-open') return conflict(callOpen);
  return { status: 200 as const, body: { message: `The ${what} has been deactivated.` } };
};

const handlers: PatientsHandlers = {
  ...practiceHandlers,
  ...recordHandlers,
  assignStaff: async ({ body: { patientId, userId, planned, call: given }, caller, auditContext }, dependencies) => {
    const { staff, handing, assignments } = dependencies;
    const [to, from, call] = await Promise.all([
      staff.list().then((all) => all.find(({ id }) => id === userId)),
      handing.workerOf(patientId),
      findRinger(given, caller.username, staff),
    ]);
    if (!to || call === 'no-colleague') return notFound(noColleague);
    const going = { patientId, from, to, choice: planned, reason: workerChanged };
    await handing.hand(going, await handing.readPlans(going, auditContext.at), auditContext);
    const found = await assignments.assign(patientId, to, auditContext, call);
    if (found === 'no-worker') return notFound(noColleague);
    if (found === 'missing') return notFound(missing.patient);
    return { status: 200, body: await withSignature(found, dependencies) };
  },
  createExternalReferral: async (
    { body: { purpose, withoutConsent, ...body }, idempotencyKey, auditContext },
    { externalReferrals, consents },
  ) => {
    const isAgreed = await consents.isGiven(body.patientId, purpose);
    if (!isAgreed && withoutConsent === undefined) {
      const errors = [{ path: 'withoutConsent', message: notAgreed }];
      return { status: 409, body: { status: 409, message: notAgreed, errors } };
    }
    const wanted = { ...body, ...(!isAgreed && { withoutConsent }) };
    const referral = await externalReferrals.add(wanted, idempotencyKey, auditContext);
    return referral ? { status: 201, body: { ...referral, message: referralSaved } } : notFound(missing.patient);
  },
  deactivatePatient: (request, all) => deactivate(request.params.patientId, 'patient', request, all),
  deactivateReferral: (request, all) => deactivate(request.params.id, 'referral', request, all),
  findLikelyPatients: async ({ body, access, auditContext }, { records }) => ({
    status: 200,
    body: { content: await records.findLikely(body, access.canOpen, auditContext) },
  }),
  identifyRecord: async ({ params: { patientId }, caller }, { patients }) => {
    const found = await patients.read(patientId);
    if (!found) return notFound(missing.patient);
    const { reference, firstName, lastName, dob, service, user: worker, active } = found;
    const excluded = isClosedTo(found.limits, caller.username) && { excluded: true as const };
    const body = { patientId, firstName, lastName, dob, service, active, ...excluded };
    return { status: 200, body: { ...body, ...(reference && { reference }), ...(worker && { worker }) } };
  },
  linkContact: async ({ params, body, access, auditContext }, dependencies) => {
    const { patients, messages } = dependencies;
    const [patient] = await Promise.all([patients.read(body.patientId), messages.read(params.id)]);
    if (!patient) return notFound(missing.patient);
    const changed = await messages.link(params.id, body, auditContext, (message) =>
      checkMessage(message, access, dependencies),
    );
    return changed.outcome === 'missing' ? notFound(missing.message) : await answerChange(changed, dependencies);
  },
  listLikelyPatients: async ({ params, access }, { records }) => {
    const content = await records.findLikelyOf(params.patientId, access.canOpen);
    return content ? { status: 200, body: { content } } : notFound(missing.patient);
  },
  listPatients: async ({ params, query }, { records }) => ({
    status: 200,
    body: await records.list(query.status, params.page, params.size),
  }),
  listReferrals: async ({ params }, { records }) => ({ status: 200, body: await records.list('active', params.page) }),
  listStaff: async (_, { staff }) => ({ status: 200, body: await staff.list() }),
  openRecord: async ({ params: { patientId }, body, idempotencyKey, auditContext }, { openings }) => {
    const opened = await openings.open(patientId, body, idempotencyKey, auditContext);
    if (!opened) return notFound(missing.patient);
    if (opened === 'excluded') throw new HttpError(403, excludedFrom, { closedRecord: patientId });
    const { user } = opened.patient;
    const until = opened.days.at(-1) ?? '';
    const notice = user ? ` ${user.firstName} ${user.lastName} is told.` : '';
    const message = `The record is open to you until the end of ${formatDay(until)}.${notice}`;
    return { status: 201, body: { until, message } };
  },
  reactivatePatient: async ({ params: { patientId }, auditContext }, { records, readCancelledAtEnd }) => {
    const outcome = await records.setActive(patientId, true, auditContext);
    if (outcome !== 'done') return notFound(missing.patient);
    const cancelled = describeCancelled(await readCancelledAtEnd(patientId, auditContext.at));
    return { status: 200, body: { message: `The patient is active again.${cancelled}` } };
  },
  readPatientData: async (_, { records }) => ({ status: 200, body: await records.count() }),
  readSummary: async ({ params: { patientId }, access, auditContext }, { summary }) => {
    // Asked here as well: the part that asks may fail before it does.
    const [body] = await Promise.all([summary.read(patientId, access.canOpen, auditContext), access.canOpen()]);
    return body ? { status: 200, body } : notFound(missing.patient);
  },
  readTimeline: async ({ params: { patientId, before } }, dependencies) => ({
    status: 200,
    body: await readTimelinePage(patientId, before, dependencies),
  }),
  searchPatients: async ({ params, access }, { records }) => {
    const text = params.text.replaceAll('+', ' ');
    const [body] = await Promise.all([records.search(text, params.page, access.canOpen), access.canOpen()]);
    return { status: 200, body };
  },
  unassignStaff: async ({ params: { patientId }, body: { reason, planned: choice }, auditContext }, dependencies) => {
    const { handing, assignments } = dependencies;
    const wrong = nobodyTakes(undefined, choice);
    if (wrong) return refusedAt(wrong.path, wrong.message);
    const going = { patientId, from: await handing.workerOf(patientId), to: undefined, choice, reason };
    await handing.hand(going, await handing.readPlans(going, auditContext.at), auditContext);
    const found = await assignments.unassign(patientId, reason, auditContext);
    return found ? { status: 200, body: await withSignature(found, dependencies) } : notFound(missing.patient);
  },
  updateExternalReferral: async ({ params, body, auditContext }, { externalReferrals }) => {
    const changed = await externalReferrals.progress({ ...params, ...body }, auditContext);
    if (changed.outcome === 'missing') return notFound(missing.referral);
    if (changed.outcome === 'done') return { status: 200, body: changed.referral };
    return conflictWith(referralChanged, changed.referral);
  },
  watchPatient: async ({ params }, { timeline }) => ({ status: 200, body: await timeline.watch(params.patientId) }),
};

export const handler = serve(patientCalls, handlers, makeDependencies);
