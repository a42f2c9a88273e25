import type { intake } from '../../../shared/api/intake.ts';
import { referralDateOf } from '../../data/records/record.ts';
import type { Handler } from '../../http/handler.ts';
import type { IntakeDependencies } from './dependencies.ts';

export const sendReferral: Handler<typeof intake.sendReferral, IntakeDependencies> = async (
  { body, idempotencyKey },
  { records },
) => {
  const sender = { call: 'sendReferral', idempotencyKey, content: body, at: new Date().toISOString() };
  const { referralId: patientId, reference, active } = await records.add({ answers: body }, sender);
  return {
    status: 201,
    body: {
      referralId: patientId,
      // What was sent before there were references, and is sent again, was given its id.
      reference: reference ?? patientId,
      referralDate: referralDateOf(patientId),
      active,
    },
  };
};
