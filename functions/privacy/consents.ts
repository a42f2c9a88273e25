import { missing } from '../../shared/kernel/missing.ts';
import type { StoredConsent } from '../../shared/privacy/consent.ts';
import type { consentCalls } from '../../shared/privacy/consent-calls.ts';
import type { Handlers } from '../kernel/http/handler.ts';
import { notFound } from '../kernel/http/outcome.ts';
import { namingStaff } from '../kernel/identity/name-staff.ts';
import { readConsentWording } from './consent-wording.ts';
import type { PrivacyDependencies } from './dependencies.ts';

const naming = namingStaff(
  ({ by }: StoredConsent) => [by],
  ({ patientId: _, by, ...answer }, nameOf) => ({ ...answer, by: nameOf(by) }),
);

export const consentHandlers: Handlers<typeof consentCalls, PrivacyDependencies> = {
  listConsents: async ({ params: { patientId } }, { consents, staff }) => {
    const [answers, wording] = await Promise.all([consents.list(patientId), readConsentWording()]);
    return { status: 200, body: { content: await naming.all(answers, { staff }), wording: { ...wording } } };
  },
  addConsent: async ({ params: { patientId }, body, idempotencyKey, auditContext }, { consents, staff }) => {
    const added = await consents.add(patientId, body, idempotencyKey, auditContext);
    return added ? { status: 201, body: await naming.one(added, { staff }) } : notFound(missing.patient);
  },
};
