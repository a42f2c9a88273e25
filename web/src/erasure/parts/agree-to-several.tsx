import { useState } from 'react';
import { erasureCalls, type WaitingErasure } from '../../../../shared/erasure/calls.ts';
import { nextOfErasure } from '../../../../shared/erasure/erasure-state.ts';
import { QuietButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { Problem } from '../../kernel/components/problem.tsx';
import { useDisclosure } from '../../kernel/components/use-disclosure.ts';
import { refuseWrong } from '../../kernel/forms/check-fields.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { useOwnAccount } from '../../kernel/session/use-own-account.ts';

type Counted = WaitingErasure & Required<Pick<WaitingErasure, 'counted'>>;

/** Those whose time is over, that somebody else has asked for and that are counted: what a second person has to decide about. */
const findDecidable = (waiting: readonly WaitingErasure[], me: string | undefined): Counted[] =>
  waiting.flatMap((one) => {
    const { active, why, counted, askedBy, approvedBy } = one;
    if (why !== 'retention' || !counted) return [];
    const judged = { active, isCounted: true, isApproved: approvedBy !== undefined, askedBy: askedBy.id };
    return nextOfErasure(judged, me) === 'decide' ? [{ ...one, counted }] : [];
  });

const nameOf = ({ reference, patientId, ...one }: WaitingErasure): string =>
  `${fullName(one) || 'Without a name'}, ${reference ?? patientId}`;
const describe = (one: Counted): string => {
  const items = Object.values(one.counted.going).reduce((sum, count) => sum + count, 0);
  return `${nameOf(one)}: ${items} ${items === 1 ? 'item goes' : 'items go'}`;
};

/** Agrees to several erasures at once, where nobody but the calendar asked for them. Nothing is ticked before somebody ticks it. */
export const AgreeToSeveral = ({ waiting }: { waiting: readonly WaitingErasure[] }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const { data: me } = useOwnAccount();
  const { mutateAsync } = useCall(erasureCalls.approveErasure);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const decidable = findDecidable(waiting, me?.id);

  const agree = async (chosen: readonly Counted[]): Promise<string> => {
    const failed: string[] = [];
    for (const one of chosen)
      await mutateAsync({ params: { patientId: one.patientId }, body: { countedAt: one.counted.at } }).catch(
        (error: Error) => failed.push(`${nameOf(one)}: ${error.message}`),
      );
    setFailures(failed);
    const agreed = chosen.length - failed.length;
    return `Agreed to ${agreed} of ${chosen.length}. They are erased within a quarter of an hour.`;
  };

  return (
    <>
      {failures.map((text) => (
        <Problem key={text} text={text} />
      ))}
      {decidable.length > 1 && !isOpen && (
        <QuietButton ref={opener} label="Agree to several whose time is over" onClick={open} />
      )}
      {isOpen && (
        <ChangeForm
          aria-label="Agree to several"
          save="Erase these for good"
          onDone={close}
          change={async (_, chosenIds) => {
            const ids = chosenIds('ids');
            refuseWrong(ids.length === 0 ? { ids: 'Please tick at least one.' } : {});
            return await agree(decidable.filter(({ patientId }) => ids.includes(patientId)));
          }}
        >
          {(field) => (
            <Choices
              {...field('ids')}
              label="Which of them?"
              hint="Everything about these people goes, with the files. It cannot be undone. What goes of each is under its name below."
              type="checkbox"
              choices={decidable.map((one) => ({ id: one.patientId, label: describe(one) }))}
              value={[]}
            />
          )}
        </ChangeForm>
      )}
    </>
  );
};
