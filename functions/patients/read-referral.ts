import { missing } from '../../shared/kernel/missing.ts';
import { notFound } from '../kernel/http/outcome.ts';
import type { PatientsHandlers } from './dependencies.ts';
import { readPresented } from './present.ts';

export const readReferral: PatientsHandlers['readReferral'] = async ({ params }, dependencies) => {
  const record = await readPresented(params.id, dependencies);
  return record ? { status: 200, body: record } : notFound(missing.referral);
};
