import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { addDays } from '../../../../shared/kernel/calendar.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { packDays } from '../../../../shared/privacy/pack.ts';
import { canHavePack, type PrivacyCase } from '../../../../shared/privacy/privacy-case.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { formatInstantShort } from '../../kernel/lib/format.ts';
import { privacyPackScreen } from '../../kernel/lib/paths.ts';
import { callKey, useCall } from '../../kernel/lib/query.ts';

type Request = Extract<PrivacyCase, { kind: 'request' }>;

const lookAgainMs = 5_000;

/** Reads the request again until its copy is there. */
const useLookAgain = (caseId: string, isWaiting: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const queryKey = callKey(privacyCalls.readPrivacyCase, { params: { caseId } });
    const timer = setInterval(() => void client.invalidateQueries({ queryKey }), lookAgainMs);
    return () => clearInterval(timer);
  }, [client, caseId, isWaiting]);
};

/** The copy of everything about whoever asked: asked for, being collected, or there to be read. */
export const CasePack = ({ one }: { one: Request }) => {
  const { caseId, pack } = one;
  const { mutate, isPending, error } = useCall(privacyCalls.askPack);
  const isWaiting = pack !== undefined && pack.collectedAt === undefined;
  useLookAgain(caseId, isWaiting);
  const mayAsk = canHavePack(one) && !isWaiting;
  if (!pack && !mayAsk) return null;
  return (
    <Section id="pack" title="The copy">
      {isWaiting && (
        <p role="status">
          Being collected since {formatInstantShort(pack.askedAt)}. It is there within half an hour; you can go on with
          something else.
        </p>
      )}
      {pack?.collectedAt && (
        <p>
          <Link to={privacyPackScreen(caseId)}>Read it through, and print it</Link>: {pack.items} items, collected on{' '}
          {formatInstantShort(pack.collectedAt)}. It goes by itself on{' '}
          {formatDay(addDays(pack.collectedAt.slice(0, 10), packDays))}.
        </p>
      )}
      {mayAsk && (
        <QuietButton
          label={pack ? 'Collect it anew' : 'Collect everything that is stored about them'}
          isOff={isPending}
          onClick={() => mutate({ params: { caseId } })}
        />
      )}
      {error && <p role="alert">{error.message}</p>}
    </Section>
  );
};
