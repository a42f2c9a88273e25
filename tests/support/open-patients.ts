import { randomUUID } from 'node:crypto';
import type { Product } from '../../infra/local/product.ts';
import type { BodyInput } from '../../shared/kernel/call.ts';
import { onlyReadable } from '../../shared/kernel/unreadable.ts';
import { patientCalls } from '../../shared/patients/calls.ts';
import { ask } from './ask.ts';

type Headers = Record<string, string>;
export type PatientBody = BodyInput<typeof patientCalls.createPatient>;

/** Patients on the records of a product, made and read as staff do. */
export const openPatients = (product: Product, headers: Headers) => ({
  /** Saves a patient with that name; returns the record. */
  async add(firstName: string, lastName: string, more: PatientBody = {}, key: string = randomUUID()) {
    const { referralPersonalDetails: details, ...groups } = more;
    const body = { ...groups, referralPersonalDetails: { ...details, firstName, lastName } };
    const answer = await ask(product.url, patientCalls.createPatient, {
      body,
      headers: { ...headers, 'idempotency-key': key },
    });
    return patientCalls.createPatient.replies[201].parse(answer.body);
  },
  async read(id: string) {
    const { body } = await ask(product.url, patientCalls.readReferral, { params: { id }, headers });
    return patientCalls.readReferral.replies[200].parse(body);
  },
  async list(status: 'all' | 'active' | 'inactive' = 'all', page = 1, size = 12) {
    const params = { page: String(page), size: String(size) };
    const { body } = await ask(product.url, patientCalls.listPatients, { params, query: { status }, headers });
    return patientCalls.listPatients.replies[200].parse(body);
  },
  async search(text: string, page = 1) {
    const { body } = await ask(product.url, patientCalls.searchPatients, {
      params: { text, page: String(page) },
      headers,
    });
    return patientCalls.searchPatients.replies[200].parse(body);
  },
  update: (body: object) => ask(product.url, patientCalls.updatePatient, { body, headers }),
  deactivate: (patientId: string) =>
    ask(product.url, patientCalls.deactivatePatient, { params: { patientId }, headers }),
  async timeline(patientId: string, before = 'latest') {
    const { body } = await ask(product.url, patientCalls.readTimeline, { params: { patientId, before }, headers });
    const { content, more } = patientCalls.readTimeline.replies[200].parse(body);
    return { content: onlyReadable(content), more };
  },
});
