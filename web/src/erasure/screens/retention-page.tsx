import { useState } from 'react';
import { Link } from 'react-router-dom';
import { erasureCalls } from '../../../../shared/erasure/calls.ts';
import { type DueItem, leaveInput } from '../../../../shared/erasure/retention-calls.ts';
import { addDays } from '../../../../shared/kernel/calendar.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import {
  contactMessageRule,
  patientRecordRule,
  type RetentionRule,
  unusedReferralRule,
} from '../../../../shared/patients/retention.ts';
import { QuietButton, RowButton } from '../../kernel/components/buttons.tsx';
import { ChangeForm } from '../../kernel/components/change-form.tsx';
import { EmptyState } from '../../kernel/components/empty-state.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Choices } from '../../kernel/components/form-fields/choices.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useDisclosure, useFocusAfterSwap } from '../../kernel/components/use-disclosure.ts';
import { checkFields, refuseWrong } from '../../kernel/forms/check-fields.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { messageScreen, patientScreen, screens, titles } from '../../kernel/lib/paths.ts';
import { useCall, useReading } from '../../kernel/lib/query.ts';
import styles from './erasures.module.css';

const usualDays = 365;

const LeaveForm = ({ item, onDone }: { item: DueItem; onDone: () => void }) => {
  const { mutateAsync } = useCall(erasureCalls.leaveDue);
  return (
    <ChangeForm
      aria-label={`Leave it for now: ${item.name}`}
      save="Leave it for now"
      onDone={onDone}
      change={async (value) => {
        const body = { reason: value('reason'), until: value('until') };
        refuseWrong(checkFields(leaveInput, body));
        return (await mutateAsync({ params: { dueId: item.id }, body })).message;
      }}
    >
      {(field) => (
        <>
          <TextField
            {...field('reason', leaveInput.shape.reason)}
            label="Why is it left?"
            hint="For example: a court case is open. Do not name the person."
          />
          <TextField
            {...field('until')}
            type="date"
            defaultValue={addDays(today(), usualDays)}
            label="When does somebody look at it again?"
          />
        </>
      )}
    </ChangeForm>
  );
};

type Asking = ReturnType<typeof useAskErasures>;

/** Asks for records to be erased, one after the other, and says of each what came of it. */
const useAskErasures = () => {
  const { mutateAsync, isPending } = useCall(erasureCalls.askErasure);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, { error?: string }>>(new Map());
  const ask = async (ids: readonly string[]) => {
    for (const patientId of ids) {
      const outcome = await mutateAsync({
        params: { patientId },
        body: { why: 'retention', words: 'Its time is over.' },
        idempotencyKey: crypto.randomUUID(),
      }).then(
        () => ({}),
        (error: Error) => ({ error: error.message }),
      );
      setOutcomes((before) => new Map([...before, [patientId, outcome]]));
    }
  };
  return { ask, isPending, outcomes };
};

type RowProps = { item: DueItem; to: string; asking: Asking | undefined };

/** One that is due: where it is, and what becomes of it. */
const DueRow = ({ item, to, asking }: RowProps) => {
  const [isLeaving, setLeaving] = useState(false);
  useFocusAfterSwap(isLeaving, () => document.getElementById(`due-${item.id}`));
  const { left } = item;
  const outcome = asking?.outcomes.get(item.id);
  const isAsked = outcome && outcome.error === undefined;
  return (
    <li className={styles.request}>
      <h3>
        <Link id={`due-${item.id}`} to={to}>
          {item.name || 'Without a name'}
        </Link>
      </h3>
      <p>
        Since {formatDay(item.since.slice(0, 10))}
        {item.reference && `, reference ${item.reference}`}
      </p>
      {left && (
        <p>
          Left until {formatDay(left.until)} by {fullName(left.by) || 'a former colleague'}: {left.reason}
        </p>
      )}
      {isLeaving ? (
        <LeaveForm item={item} onDone={() => setLeaving(false)} />
      ) : (
        <p className={styles.acts}>
          {asking && !isAsked && (
            <QuietButton
              label="Ask for it to be erased"
              isOff={asking.isPending}
              onClick={() => void asking.ask([item.id])}
            />
          )}
          <RowButton
            label={left ? 'Leave it longer' : 'Leave it for now'}
            about={item.name}
            onClick={() => setLeaving(true)}
          />
        </p>
      )}
      {isAsked && (
        <p role="status">
          Asked for. Somebody else agrees under <Link to={screens.erasures}>{titles.erasures}</Link>.
        </p>
      )}
      {outcome?.error && <p role="alert">{outcome.error}</p>}
    </li>
  );
};

/** Several at once: those that are ticked, of those that nobody has asked for or left. */
const AskForSeveral = ({ items, asking }: { items: readonly DueItem[]; asking: Asking }) => {
  const { isOpen, open, close, opener } = useDisclosure();
  const askable = items.filter(({ id, left }) => !left && !asking.outcomes.has(id));
  if (askable.length < 2) return null;
  if (!isOpen) return <QuietButton ref={opener} label="Ask for several" onClick={open} />;
  return (
    <ChangeForm
      aria-label="Ask for several"
      className={styles.several}
      save="Ask for these to be erased"
      onDone={close}
      change={async (_, chosen) => {
        const ids = chosen('ids');
        refuseWrong(ids.length === 0 ? { ids: 'Please tick at least one.' } : {});
        await asking.ask(ids);
        return 'Asked for. What came of each is shown with it.';
      }}
    >
      {(field) => (
        <Choices
          {...field('ids')}
          label="Which of them?"
          hint="Each goes once somebody else has looked at what would go, and agreed."
          type="checkbox"
          choices={askable.map(({ id, name, reference }) => ({
            id,
            label: [name || 'Without a name', reference].filter(Boolean).join(', '),
          }))}
          value={askable.map(({ id }) => id)}
        />
      )}
    </ChangeForm>
  );
};

type ListProps = {
  id: string;
  title: string;
  rule: RetentionRule;
  items: readonly DueItem[];
  to: (id: string) => string;
  /** For records, which go once two people agree. */
  asking?: Asking;
};

const period = ({ months }: RetentionRule): string =>
  months >= 24 && months % 12 === 0 ? `${months / 12} years` : `${months} months`;

const DueList = ({ id, title, rule, items, to, asking }: ListProps) => (
  <Section id={id} title={`${title} (${items.length})`}>
    <p>
      Kept for {period(rule)} from {rule.trigger}. {rule.because}
    </p>
    {items.length === 0 ? (
      <EmptyState>Nothing is stored for longer.</EmptyState>
    ) : (
      <>
        {asking && <AskForSeveral items={items} asking={asking} />}
        <ul className={styles.requests}>
          {items.map((item) => (
            <DueRow key={item.id} item={item} to={to(item.id)} asking={asking} />
          ))}
        </ul>
      </>
    )}
  </Section>
);

/** What is stored for longer than its retention time: to be erased by two people, deleted, or left for a reason. */
export const Component = () => {
  const asking = useAskErasures();
  return (
    <section>
      <StaffHeading title={titles.retention} />
      <p>
        Nothing goes by itself. A record goes once a second person has agreed; a message is deleted on its own page. Up
        to thirty of each are shown: what goes makes room for the next.
      </p>
      <Loaded from={useReading(erasureCalls.listDue, {})}>
        {({ records, unused, unusedMonths, messages }) => (
          <>
            <DueList
              id="due-records"
              title="Records"
              rule={patientRecordRule}
              items={records}
              to={patientScreen}
              asking={asking}
            />
            <DueList
              id="due-unused"
              title="Referrals that led to nothing"
              rule={unusedReferralRule(unusedMonths)}
              items={unused}
              to={patientScreen}
              asking={asking}
            />
            <DueList id="due-messages" title="Messages" rule={contactMessageRule} items={messages} to={messageScreen} />
          </>
        )}
      </Loaded>
    </section>
  );
};
