import { today } from '../../../../shared/kernel/today.ts';
import { onlyReadable } from '../../../../shared/kernel/unreadable.ts';
import type { ConsentState } from '../../../../shared/privacy/consent.ts';
import { consentStateOn } from '../../../../shared/privacy/consent.ts';
import { consentCalls } from '../../../../shared/privacy/consent-calls.ts';
import type { ConsentPurpose } from '../../../../shared/privacy/consent-purposes.ts';
import { useReading } from '../../kernel/lib/query.ts';

/** What a patient agreed to, the latest answer first. */
export const useConsents = (patientId: string | undefined) =>
  useReading(
    consentCalls.listConsents,
    { params: { patientId: patientId ?? '' } },
    { enabled: patientId !== undefined },
  );

/** Whether a patient agrees today; undefined until that is known. */
export const useConsentState = (patientId: string | undefined, purpose: ConsentPurpose): ConsentState | undefined => {
  const { data } = useConsents(patientId);
  return data && consentStateOn(onlyReadable(data.content), purpose, today(), data.wording[purpose]);
};
