import type { intake } from '../../../shared/api/intake.ts';
import { storedLanguage } from '../../../shared/api/written-in.ts';
import { referralDateOf } from '../../data/records/record.ts';
import type { Handler } from '../../http/handler.ts';
import { log } from '../../lib/log.ts';
import { acknowledge } from './acknowledge.ts';
import type { IntakeDependencies } from './dependencies.ts';

export const sendReferral: Handler<typeof intake.sendReferral, IntakeDependencies> = async (
  { body, query: { language }, idempotencyKey, client: { network } },
  { records, ...using },
) => {
  const now = Date.now();
  const sender = { call: 'sendReferral', idempotencyKey, content: body, at: new Date(now).toISOString() };
  const record = await records.add({ answers: body, ...storedLanguage(language) }, sender);
  // The referral is stored: whoever sent it is told so, whatever comes of telling them by email too.
  await acknowledge({ record, network, now, language }, using).catch((error: unknown) =>
    log({ event: 'mail-failed', error: error instanceof Error ? error.name : 'UnknownError' }),
  );
  const { referralId: patientId, reference, active } = record;
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
