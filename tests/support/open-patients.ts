import { randomUUID } from 'node:crypto';
import type { Product } from '../../infra/local/product.ts';
import type { BodyInput } from '../../shared/kernel/call.ts';
import { records } from '../../shared/patients/calls.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { ask } from './ask.ts';

type Headers = Record<string, string>;
export type PatientBody = BodyInput<typeof records.createPatient>;

/** Patients on the records of a product, made and read as staff do. */
export const openPatients = (product: Product, headers: Headers) => ({
  /** Saves a patient with that name; returns the record. */
  async add(firstName: string, lastName: string, more: PatientBody = {}, key: string = randomUUID()) {
    const { referralPersonalDetails: details, ...groups } = more;
    const body = { ...groups, referralPersonalDetails: { ...details, firstName, lastName } };
    const answer = await ask(product.url, records.createPatient, {
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
    return records.createPatient.replies[201].parse(answer.body);
  },
  async read(id: string) {
    const { body } = await ask(product.url, records.readReferral, { params: { id }, headers });
    return records.readReferral.replies[200].parse(body);
  },
  async list(status: 'all' | 'active' | 'inactive' = 'all', page = 1, size = 12) {
    const params = { page: String(page), size: String(size) };
    const { body } = await ask(product.url, records.listPatients, { params, query: { status }, headers });
    return records.listPatients.replies[200].parse(body);
  },
  async search(text: string, page = 1) {
    const { body } = await ask(product.url, records.searchPatients, { params: { text, page: String(page) }, headers });
    return records.searchPatients.replies[200].parse(body);
  },
  update: (body: object) => ask(product.url, records.updatePatient, { body, headers }),
  deactivate: (patientId: string) => ask(product.url, records.deactivatePatient, { params: { patientId }, headers }),
  async timeline(patientId: string, before = 'latest') {
    const { body } = await ask(product.url, records.readTimeline, { params: { patientId, before }, headers });
    const { content, more } = records.readTimeline.replies[200].parse(body);
    return { content: onlyReadable(content), more };
  },
});
