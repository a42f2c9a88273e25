import { lazy, Suspense, useState } from 'react';
import { maySeeLooks } from '../../../../shared/audit/looks.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { Waiting } from '../../kernel/components/waiting.tsx';
import { may } from '../../kernel/session/may.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';

const Looks = lazy(async () => ({ default: (await import('./looks.tsx')).Looks }));

type Props = { patientId: string; workerId: string | undefined };

/** Who has looked at a record, for its worker and for admins, once they ask for it. */
export const WhoLooked = ({ patientId, workerId }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const { data: me } = useOwnAccount();
  if (!maySeeLooks({ id: me?.id, mayReadAudit: may('mayReadAudit') }, workerId)) return null;
  return (
    <Section id="who-looked" title="Who has looked at this record">
      {isOpen ? (
        <Suspense fallback={<Waiting />}>
          <Looks patientId={patientId} />
        </Suspense>
      ) : (
        <QuietButton label="Show who has looked" onClick={() => setOpen(true)} />
      )}
    </Section>
  );
};
