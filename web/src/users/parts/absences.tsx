import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../../../shared/kernel/format-day.ts';
import { today } from '../../../../shared/kernel/today.ts';
import { type Absence, absenceReasons } from '../../../../shared/tasks/absences.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { useChangeForm } from '../../kernel/components/change-form.tsx';
import { ConfirmDialog } from '../../kernel/components/confirm-dialog.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { Loaded } from '../../kernel/components/loaded.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { fullName } from '../../kernel/lib/format.ts';
import { diaryScreen } from '../../kernel/lib/paths.ts';
import { useCall } from '../../kernel/lib/query.ts';
import { useAbsences, useColleagues } from '../../tasks/parts/queries.ts';
import styles from './absences.module.css';
import { ColleagueField } from './colleague-field.tsx';

const reasonLabels = { holiday: 'Holiday', sick: 'Sick', training: 'Training', other: 'Something else' } as const;

type Props = {
  accountId: string;
  /** For a colleague, whose absences only an admin may enter; absent for the person who is signed in. */
  colleague?: string;
};

const describeDays = ({ from, to }: Pick<Absence, 'from' | 'to'>): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

const describeCover = ({ cover }: Pick<Absence, 'cover'>): string =>
  cover ? `${fullName(cover)} covers` : 'nobody covers yet';

const Form = ({ accountId, colleague, onDone }: Props & { onDone: () => void }) => {
  const { data: colleagues } = useColleagues();
  const own = useCall(taskCalls.saveOwnAbsence);
  const others = useCall(taskCalls.saveAbsenceOf);
  const form = useChangeForm(async (value) => {
    const why = absenceReasons.find((one) => one === value('why')) ?? 'other';
    const days = { from: value('from'), to: value('to') };
    const body = { ...days, why, coverId: value('coverId') };
    await (colleague === undefined ? own.mutateAsync({ body }) : others.mutateAsync({ params: { accountId }, body }));
    return `${colleague ?? 'You'} ${colleague ? 'is' : 'are'} away ${describeDays(days)}.`;
  }, onDone);
  return (
    <StaffFormFrame form={form} onSubmit={form.submit} save="Save absence">
      <TextField {...form.field('from')} type="date" label="First day away" defaultValue={today()} />
      <TextField {...form.field('to')} type="date" label="Last day away" min={today()} />
      <SelectField
        {...form.field('why')}
        label="Why"
        hint={`Only ${colleague === undefined ? 'you' : 'they'} and administrators see it. It is deleted a month after the last day.`}
        choices={choicesOf(absenceReasons, reasonLabels)}
      />
      <ColleagueField
        {...form.field('coverId')}
        label="Who covers"
        hint="What is open stands on their first screen, beside their own work."
        colleagues={(colleagues?.content ?? []).filter(({ id }) => id !== accountId)}
        blank="Nobody yet"
      />
    </StaffFormFrame>
  );
};

/** When somebody is away, and who covers: what is entered, and a form for a further absence. */
export const Absences = ({ accountId, colleague }: Props) => {
  const own = useCall(taskCalls.removeOwnAbsence);
  const others = useCall(taskCalls.removeAbsenceOf);
  const [removing, setRemoving] = useState<Absence>();
  const [added, setAdded] = useState(0);
  const remove = ({ absenceId }: Absence) =>
    colleague === undefined
      ? own.mutateAsync({ params: { absenceId } })
      : others.mutateAsync({ params: { accountId, absenceId } });
  return (
    <>
      <Loaded from={useAbsences()}>
        {({ content }) => {
          const absences = content.filter(({ person }) => person.id === accountId);
          if (absences.length === 0) return null;
          return (
            <ul className={styles.absences}>
              {absences.map((one) => (
                <li key={one.absenceId}>
                  <span>
                    <strong>{describeDays(one)}</strong>
                    {one.why && `, ${reasonLabels[one.why].toLowerCase()}`}, {describeCover(one)}.{' '}
                    <Link to={diaryScreen({ of: accountId, day: one.from, show: 'week' })}>
                      Sessions in the diary<span className="visually-hidden"> from {formatDay(one.from)}</span>
                    </Link>
                  </span>
                  <RowButton label="Remove" about={`absence ${describeDays(one)}`} onClick={() => setRemoving(one)} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {removing && (
        <ConfirmDialog
          title="Confirm that you want to remove this absence."
          text="The cover no longer sees the work of these days on the first screen."
          detail={`${describeDays(removing)}, ${describeCover(removing)}`}
          act={() => remove(removing)}
          done="The absence is removed."
          onClose={() => setRemoving(undefined)}
        />
      )}
      <Form key={added} accountId={accountId} {...(colleague && { colleague })} onDone={() => setAdded(added + 1)} />
    </>
  );
};
