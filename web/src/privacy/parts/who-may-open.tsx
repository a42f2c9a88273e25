import { lazy, Suspense, useState } from 'react';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { Waiting } from '../../kernel/components/waiting.tsx';

const Limits = lazy(async () => ({ default: (await import('./limits.tsx')).Limits }));

type Props = { patientId: string; workerId: string | undefined };

/** Who may open a record, once somebody asks for it: each reading is in the audit log. */
export const WhoMayOpen = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="who-may-open" title="Who may open this record">
      {isOpen ? (
        <Suspense fallback={<Waiting />}>
          <Limits {...props} />
        </Suspense>
      ) : (
        <QuietButton label="Show who may open it" onClick={() => setOpen(true)} />
      )}
    </Section>
  );
};
