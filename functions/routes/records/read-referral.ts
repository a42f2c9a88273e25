import { missing } from '../../../shared/api/missing.ts';
import type { records } from '../../../shared/api/records.ts';
import type { Handler } from '../../http/handler.ts';
import { notFound } from '../../http/outcome.ts';
import type { RecordsDependencies } from './dependencies.ts';
import { readPresented } from './present.ts';

export const readReferral: Handler<typeof records.readReferral, RecordsDependencies> = async (
  { params },
  dependencies,
) => {
  const record = await readPresented(params.id, dependencies);
  return record ? { status: 200, body: record } : notFound(missing.referral);
};
