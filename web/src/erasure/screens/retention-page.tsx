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
import { Loaded } from '../../kernel/components/loaded.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { StaffHeading } from '../../kernel/components/staff-heading.tsx';
import { useFocusAfterSwap } from '../../kernel/components/use-disclosure.ts';
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

type RowProps = { item: DueItem; to: string; isRecord: boolean };

/** One that is due: where it is, and what becomes of it. */
const DueRow = ({ item, to, isRecord }: RowProps) => {
  const { mutate, isPending, isSuccess, error } = useCall(erasureCalls.askErasure);
  const [isLeaving, setLeaving] = useState(false);
  useFocusAfterSwap(isLeaving, () => document.getElementById(`due-${item.id}`));
  const { left } = item;
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
          {isRecord && !isSuccess && (
            <QuietButton
              label="Ask for it to be erased"
              isOff={isPending}
              onClick={() =>
                mutate({ params: { patientId: item.id }, body: { why: 'retention', words: 'Its time is over.' } })
              }
            />
          )}
          <RowButton
            label={left ? 'Leave it longer' : 'Leave it for now'}
            about={item.name}
            onClick={() => setLeaving(true)}
          />
        </p>
      )}
      {isSuccess && (
        <p role="status">
          Asked for. Somebody else agrees under <Link to={screens.erasures}>{titles.erasures}</Link>.
        </p>
      )}
      {error && <p role="alert">{error.message}</p>}
    </li>
  );
};

type ListProps = {
  id: string;
  title: string;
  rule: RetentionRule;
  items: readonly DueItem[];
  to: (id: string) => string;
  isRecord?: boolean;
};

const period = ({ months }: RetentionRule): string => (months % 12 === 0 ? `${months / 12} years` : `${months} months`);

const DueList = ({ id, title, rule, items, to, isRecord = false }: ListProps) => (
  <Section id={id} title={`${title} (${items.length})`}>
    <p>
      Kept for {period(rule)} from {rule.trigger}. {rule.because}
    </p>
    {items.length === 0 ? (
      <EmptyState>Nothing is stored for longer.</EmptyState>
    ) : (
      <ul className={styles.requests}>
        {items.map((item) => (
          <DueRow key={item.id} item={item} to={to(item.id)} isRecord={isRecord} />
        ))}
      </ul>
    )}
  </Section>
);

/** What is stored for longer than its retention time: to be erased by two people, deleted, or left for a reason. */
export const Component = () => (
  <section>
    <StaffHeading title={titles.retention} />
    <p>
      Nothing goes by itself. A record goes once a second person has agreed; a message is deleted on its own page. Up to
      thirty of each are shown: what goes makes room for the next.
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
            isRecord
          />
          <DueList
            id="due-unused"
            title="Referrals that led to nothing"
            rule={unusedReferralRule(unusedMonths)}
            items={unused}
            to={patientScreen}
            isRecord
          />
          <DueList id="due-messages" title="Messages" rule={contactMessageRule} items={messages} to={messageScreen} />
        </>
      )}
    </Loaded>
  </section>
);
