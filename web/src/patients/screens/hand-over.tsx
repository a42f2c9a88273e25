import { useState } from 'react';
import type { Overlap } from '../../../../shared/appointments/planned.ts';
import { handOverInput, nobody } from '../../../../shared/patients/caseload-schema.ts';
import { taskCalls } from '../../../../shared/tasks/calls.ts';
import {
  describeOverlap,
  type PlannedChoice,
  PlannedWithWorker,
  usePlannedChoice,
} from '../../appointments/parts/planned/planned-with-worker.tsx';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { TextField } from '../../kernel/components/field.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import { StaffFormFrame } from '../../kernel/components/staff-form-frame.tsx';
import { useForm } from '../../kernel/components/use-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { longest } from '../../kernel/forms/longest.ts';
import { CallFailure } from '../../kernel/lib/call-failure.ts';
import { fullName } from '../../kernel/lib/format.ts';
import { fetchBody } from '../../kernel/lib/query.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import { useWorkers } from '../parts/queries.ts';
import { type Choice, useCount } from './choice.ts';
import styles from './patients.module.css';

type Props = {
  choice: Choice;
  ticked: readonly string[];
  shown: readonly string[];
  onDone: () => void;
};

const patients = (count: number) => (count === 1 ? '1 patient' : `${count} patients`);

const ticks = handOverInput.pick({ patientIds: true });

const describeNotMoved = (overlaps: readonly Overlap[], { overlaps: choice }: PlannedChoice): string => {
  if (overlaps.length === 0) return '';
  const became = choice === 'tell' ? 'Cancelled' : 'Left as they were';
  return ` ${became}, as the new worker is not free: ${overlaps.map(describeOverlap).join('; ')}.`;
};

/** Hands over the ticked patients, or all of the worker: to a colleague or to nobody, with the reason. */
export const HandOver = ({ choice, ticked, shown, onDone }: Props) => {
  const { data: staff = [] } = useWorkers();
  const { data: counted } = useCount(choice);
  const announce = useAnnounce();
  const [isAll, setAll] = useState(false);
  const [progress, setProgress] = useState(0);
  const [to, setTo] = useState('');
  const { worker: from, service, language } = choice;
  // All of a worker: with a service or language chosen too, those of the page are ticked one by one.
  const mayTakeAll = service === '' && language === '';
  const chosen = isAll ? (counted?.count ?? shown.length) : ticked.length;

  // Ticks of several pages add up: what is too many is said at once, and not only when it is sent.
  const tooMany = !isAll && ticked.length > 0 ? checkFields(ticks, { patientIds: ticked }).patientIds : undefined;

  const planned = usePlannedChoice({ from, to, ...(!isAll && { patientIds: ticked }) });
  const taker = staff.find(({ id }) => id === to);

  const form = useForm(async (value) => {
    const { answers, missing, chosen: plans } = planned;
    const body = {
      ...{ from, to, reason: value('reason').trim() },
      ...(!isAll && { patientIds: [...ticked] }),
      ...(answers && { planned: answers }),
    };
    const found = { ...checkFields(handOverInput, body, undefined, ['patientIds']), ...missing };
    const [wrong] = Object.values(found);
    if (wrong !== undefined) return { kind: 'failed', text: wrong, errors: found };
    let done = 0;
    const overlaps: Overlap[] = [];
    try {
      // The same request until nobody is left.
      for (let isLeft = true; isLeft; ) {
        const answer = await fetchBody(taskCalls.handOver, { body });
        done += answer.done;
        overlaps.push(...answer.planned.overlaps);
        setProgress(done);
        isLeft = answer.left > 0 && answer.done > 0;
      }
    } catch (problem) {
      if (!(problem instanceof CallFailure)) throw problem;
      const before = done > 0 ? `${patients(done)} were handed over, and the others not yet. ` : '';
      return { kind: 'failed', text: `${before}${problem.message} Send it again to go on.`, errors: problem.errors };
    }
    await refreshed();
    announce(
      `${patients(done)} handed over to ${taker ? fullName(taker) : 'nobody'}.${describeNotMoved(overlaps, plans)}`,
    );
    setProgress(0);
    setAll(false);
    setTo('');
    planned.forget();
    onDone();
    // The sentence is above the list, which may be long; the form may have disappeared with its last patient.
    document.querySelector<HTMLElement>('h1')?.focus();
    return undefined;
  });

  const { errors, status } = form;
  const wrongTicks = errors.patientIds ?? tooMany;

  return (
    <StaffFormFrame
      form={form}
      className={styles.handOver}
      aria-label="Hand over"
      onSubmit={form.submit}
      save={chosen > 0 ? `Hand over ${patients(chosen)}` : 'Hand over'}
      beside={status?.kind === 'waiting' && progress > 0 && <span>{patients(progress)} done so far</span>}
    >
      <h2>Hand over</h2>
      {mayTakeAll && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isAll}
            aria-invalid={wrongTicks ? true : undefined}
            aria-describedby={wrongTicks && 'whom'}
            onChange={({ target }) => setAll(target.checked)}
          />
          <span>All {counted ? patients(counted.count) : 'patients'} of this list</span>
        </label>
      )}
      <p id="whom" role="status" className={styles.wrong}>
        {wrongTicks}
      </p>
      <SelectField
        name="to"
        label="To whom"
        error={errors.to}
        value={to}
        choices={[
          ['', 'Please choose'],
          ...staff.filter(({ id }) => id !== from).map((one) => [one.id, fullName(one)] as const),
          ...(from === nobody ? [] : [[nobody, 'Nobody: somebody is still to be found'] as const]),
        ]}
        onChoose={setTo}
      />
      <PlannedWithWorker {...planned.fields} toName={taker && fullName(taker)} errors={errors} />
      <TextField
        name="reason"
        label="Why"
        hint="It is shown on each patient’s timeline."
        maxLength={longest(handOverInput.shape.reason)}
        autoComplete="off"
        error={errors.reason}
      />
    </StaffFormFrame>
  );
};
