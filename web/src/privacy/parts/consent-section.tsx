import { lazy, Suspense } from 'react';
import type { PatientRecord } from '../../../../shared/patients/record.ts';
import { Section } from '../../kernel/components/section.tsx';
import { Waiting } from '../../kernel/components/waiting.tsx';

const Consents = lazy(async () => ({ default: (await import('./consents.tsx')).Consents }));

/** What a patient agreed to, among the details of their record. */
export const ConsentSection = ({ record }: { record: PatientRecord }) => (
  <Section id="consent" title="Consent">
    <Suspense fallback={<Waiting />}>
      <Consents record={record} />
    </Suspense>
  </Section>
);
