import { randomUUID } from 'node:crypto';
import type { Product } from '../../infra/local/product.ts';
import { appointmentCalls } from '../../shared/appointments/calls.ts';
import type { BodyInput } from '../../shared/kernel/call.ts';
import { ask } from './ask.ts';

type Headers = Record<string, string>;
type Booking = BodyInput<typeof appointmentCalls.bookAppointment>;
export type Recording = BodyInput<typeof appointmentCalls.recordAppointment>;

/** Appointments of a product, made and read as staff do. */
export const openDiary = (product: Product, headers: Headers) => ({
  book: (
    booking: Partial<Booking> & Pick<Booking, 'patientId' | 'workerId' | 'day' | 'time'>,
    key: string = randomUUID(),
  ) =>
    ask(product.url, appointmentCalls.bookAppointment, {
      body: { minutes: 50, place: 'telephone', ...booking },
      headers: { ...headers, 'Idempotency-Key': key },
    }),
  move: (appointmentId: string, body: BodyInput<typeof appointmentCalls.moveAppointment>) =>
    ask(product.url, appointmentCalls.moveAppointment, { params: { appointmentId }, body, headers }),
  cancel: (appointmentId: string, body: BodyInput<typeof appointmentCalls.cancelAppointment>) =>
    ask(product.url, appointmentCalls.cancelAppointment, { params: { appointmentId }, body, headers }),
  record: (patientId: string, body: Recording, key: string = randomUUID()) =>
    ask(product.url, appointmentCalls.recordAppointment, {
      params: { patientId },
      body,
      headers: { ...headers, 'Idempotency-Key': key },
    }),
  async read(kind: 'worker' | 'room', of: string, day: string, days: '1' | '7' = '1') {
    const { body } = await ask(product.url, appointmentCalls.readDiary, {
      params: { kind, of, day },
      query: { days },
      headers,
    });
    return appointmentCalls.readDiary.replies[200]
      .parse(body)
      .content.flatMap((row) => ('unreadable' in row ? [] : [row]));
  },
  async ofPatient(patientId: string) {
    const { body } = await ask(product.url, appointmentCalls.readAppointments, { params: { patientId }, headers });
    const { past, coming, reminders } = appointmentCalls.readAppointments.replies[200].parse(body);
    const readable = (rows: typeof past) => rows.flatMap((row) => ('unreadable' in row ? [] : [row]));
    return { past: readable(past), coming: readable(coming), reminders };
  },
});
