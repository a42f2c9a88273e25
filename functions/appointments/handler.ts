import { repeatSession } from '../../shared/appointments/appointments.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import { bankHolidayOn } from '../../shared/country/bank-holidays.ts';
import { addDays } from '../../shared/kernel/calendar.ts';
import { missing } from '../../shared/kernel/missing.ts';
import { me } from '../../shared/patients/caseload-schema.ts';
import { presentMeetings } from '../groups/present-group.ts';
import { openedOf } from '../kernel/access/opened.ts';
import { conflictWith, notFound, refusedAt } from '../kernel/http/outcome.ts';
import { serve } from '../kernel/http/serve.ts';
import { findCaller } from '../patients/colleagues.ts';
import { checkAgreed } from './check-agreed.ts';
import { type AppointmentsHandlers, makeDependencies } from './dependencies.ts';
import { readPatientAppointments } from './patient-appointments.ts';
import {
  answerStale,
  answerTaken,
  checkAppointment,
  describePlanned,
  nameAppointments,
  presentAppointment,
  presentChanged,
} from './present.ts';
import { recordAppointment } from './record-appointment.ts';
import type { StoredAppointment } from './store/appointment-items.ts';

const noAppointment = notFound(missing.appointment);
const choiceChanged = 'A colleague has changed this meanwhile. It is shown as it is now.';

const handlers: AppointmentsHandlers = {
  bookAppointment: async ({ body, caller: { username }, idempotencyKey, auditContext }, dependencies) => {
    const { appointments, patients } = dependencies;
    const times = repeatSession(body, body.weeks);
    if ('wrong' in times) return refusedAt('day', times.wrong);
    const person = patients.read([body.patientId]);
    const [refusal] = await Promise.all([
      checkAgreed(body, { username, patientId: body.patientId }, dependencies),
      person,
      appointments.readDiaries(body, times.occurrences),
    ]);
    if (refusal) return refusal;
    const booked = await appointments.book(body, times.occurrences, idempotencyKey, auditContext);
    if (booked.outcome === 'missing') return notFound(missing.patient);
    if (booked.outcome === 'taken') return await answerTaken(booked.clash, dependencies);
    const message = `Saved. ${describePlanned(times.occurrences, times.holidays, body.every)}`;
    // Booking counts as a change of the record, and changes no name.
    const naming = { ...dependencies, patients: { read: () => person } };
    return { status: 201, body: { message, appointment: await presentAppointment(booked.appointment, naming) } };
  },
  cancelAppointment: async ({ params, body, caller, access, auditContext }, dependencies) => {
    const { appointments, patients, staff } = dependencies;
    const check = async (stored: StoredAppointment) => {
      // The person is named in the answer.
      const named = patients.read([stored.patientId]);
      await Promise.all([checkAppointment(stored, { caller, access }, dependencies), named]);
    };
    const owner = body.inform ? await findCaller(caller.username, staff) : undefined;
    const cancelled = await appointments.cancel(params.appointmentId, body, auditContext, check, owner);
    if (cancelled.outcome === 'missing') return noAppointment;
    if (cancelled.outcome === 'taken') return await answerTaken(cancelled.clash, dependencies);
    if (cancelled.outcome === 'stale') return await answerStale(cancelled.appointment, dependencies);
    return { status: 200, body: await presentChanged(cancelled, dependencies) };
  },
  chooseReminders: async ({ params, body, auditContext }, { reminders }) => {
    const chosen = await reminders.choose(params.patientId, body, auditContext);
    if (chosen.outcome === 'missing') return notFound(missing.patient);
    if (chosen.outcome === 'done') return { status: 200, body: chosen.choice };
    return conflictWith(choiceChanged, chosen.choice);
  },
  moveAppointment: async ({ params: { appointmentId }, body, caller, access, auditContext }, dependencies) => {
    const { appointments, patients } = dependencies;
    const times = repeatSession(body, 1);
    if ('wrong' in times) return refusedAt('day', times.wrong);
    const [time] = times.occurrences;
    const before = await appointments.read(appointmentId);
    if (!before || !time) return noAppointment;
    const { patientId } = before;
    const [refusal] = await Promise.all([
      checkAgreed(body, { username: caller.username, before }, dependencies),
      checkAppointment(before, { caller, access }, dependencies),
      // What it is planned by, and the person for the answer.
      appointments.readDiaries({ ...body, patientId }, times.occurrences, before),
      patients.read([patientId]),
    ]);
    if (refusal) return refusal;
    const owner = body.inform ? (await dependencies.staff.name([body.workerId])).get(body.workerId) : undefined;
    const moved = await appointments.move(appointmentId, body, time, auditContext, owner);
    if (moved.outcome === 'missing') return noAppointment;
    if (moved.outcome === 'taken') return await answerTaken(moved.clash, dependencies);
    if (moved.outcome === 'stale') return await answerStale(moved.appointment, dependencies);
    return { status: 200, body: await presentChanged(moved, dependencies) };
  },
  readAppointment: async ({ params, caller, access }, dependencies) => {
    const found = await dependencies.appointments.read(params.appointmentId);
    if (!found) return noAppointment;
    await checkAppointment(found, { caller, access }, dependencies);
    return { status: 200, body: await presentAppointment(found, dependencies) };
  },
  readAppointments: async ({ params: { patientId } }, dependencies) => {
    const body = await readPatientAppointments(patientId, dependencies);
    return body ? { status: 200, body } : notFound(missing.patient);
  },
  readDiary: async ({ params: { kind, of, day }, query: { days }, caller, access }, dependencies) => {
    const resource = { kind, of: of === me ? caller.username : of };
    const [found, times] = await Promise.all([
      dependencies.appointments.list(resource, day, days),
      dependencies.readGroupTimes(resource),
    ]);
    const [mayBeOpened, groups, patients] = await Promise.all([
      access.canOpen(),
      presentMeetings(times, day, addDays(day, days - 1), dependencies),
      dependencies.patients.read(found.map(({ patientId }) => patientId)),
    ]);
    // Everybody may know who is where and when, but not why something was cancelled.
    const shown = found.map(({ cancelled, ...one }) => {
      const patient = patients.get(one.patientId);
      const isTheirs = one.workerId === caller.username || (patient && mayBeOpened(openedOf(patient)));
      return { ...one, ...(cancelled && { cancelled: isTheirs ? cancelled : { ...cancelled, reason: '' } }) };
    });
    return {
      status: 200,
      body: {
        days: Array.from({ length: days }, (_, n) => {
          const one = addDays(day, n);
          const holiday = bankHolidayOn(one);
          return { day: one, ...(holiday !== undefined && { holiday }) };
        }),
        content: await nameAppointments(shown, patients, dependencies),
        groups,
      },
    };
  },
  readFeedState: async ({ caller }, { feeds }) => {
    const madeAt = await feeds.readMadeAt(caller.username);
    return { status: 200, body: madeAt === undefined ? {} : { madeAt } };
  },
  recordAppointment,
  renewFeed: async ({ caller, auditContext }, { feeds }) => {
    const { secret, madeAt } = await feeds.renew(auditContext);
    return { status: 201, body: { path: `/api/calendar/${caller.username}/${secret}`, madeAt } };
  },
  revokeFeed: async ({ auditContext }, { feeds }) => {
    await feeds.revoke(auditContext);
    return { status: 200, body: {} };
  },
};

export const handler = serve(appointmentCalls, handlers, makeDependencies);
