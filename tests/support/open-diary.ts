import { randomUUID } from 'node:crypto';
import type { Product } from '../../infra/local/product.ts';
import type { BodyInput } from '../../shared/kernel/call.ts';
import { diary } from '../../shared/appointments/calls.ts';
import { ask } from './ask.ts';

type Headers = Record<string, string>;
type Booking = BodyInput<typeof diary.bookAppointment>;
export type Recording = BodyInput<typeof diary.recordAppointment>;

/** Appointments of a product, made and read as staff do. */
export const openDiary = (product: Product, headers: Headers) => ({
  book: (
    booking: Partial<Booking> & Pick<Booking, 'patientId' | 'workerId' | 'day' | 'time'>,
    key: string = randomUUID(),
  ) =>
    ask(product.url, diary.bookAppointment, {
      body: { minutes: 50, place: 'telephone', ...booking },
      headers: { ...headers, 'Idempotency-Key': key },
    }),
  move: (appointmentId: string, body: BodyInput<typeof diary.moveAppointment>) =>
    ask(product.url, diary.moveAppointment, { params: { appointmentId }, body, headers }),
  cancel: (appointmentId: string, body: BodyInput<typeof diary.cancelAppointment>) =>
    ask(product.url, diary.cancelAppointment, { params: { appointmentId }, body, headers }),
  record: (patientId: string, body: Recording, key: string = randomUUID()) =>
    ask(product.url, diary.recordAppointment, {
      params: { patientId },
      body,
      headers: { ...headers, 'Idempotency-Key': key },
    }),
  async read(kind: 'worker' | 'room', of: string, day: string, days: '1' | '7' = '1') {
    const { body } = await ask(product.url, diary.readDiary, { params: { kind, of, day }, query: { days }, headers });
    return diary.readDiary.replies[200].parse(body).content.flatMap((row) => ('unreadable' in row ? [] : [row]));
  },
  async ofPatient(patientId: string) {
    const { body } = await ask(product.url, diary.readAppointments, { params: { patientId }, headers });
    const { past, coming, reminders } = diary.readAppointments.replies[200].parse(body);
    const readable = (rows: typeof past) => rows.flatMap((row) => ('unreadable' in row ? [] : [row]));
    return { past: readable(past), coming: readable(coming), reminders };
  },
});
