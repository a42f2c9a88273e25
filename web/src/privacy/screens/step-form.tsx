import * as z from 'zod';
import { today } from '../../../../shared/kernel/today.ts';
import { privacyCalls } from '../../../../shared/privacy/calls.ts';
import { refuseStep, stepsOpenTo } from '../../../../shared/privacy/judge-step.ts';
import {
  outcomes,
  type PrivacyCase,
  riskOf,
  risks,
  type StepInput,
  stepInput,
  stepKinds,
} from '../../../../shared/privacy/privacy-case.ts';
import { outcomeLabels, riskLabels, stepLabels } from '../../../../shared/privacy/privacy-words.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { DraftForm } from '../../kernel/components/draft-form.tsx';
import { controlId, LongTextField, TextField } from '../../kernel/components/field.tsx';
import { Section } from '../../kernel/components/section.tsx';
import { choicesOf, SelectField } from '../../kernel/components/select-field.tsx';
import { useStaffForm } from '../../kernel/components/use-staff-form.ts';
import { checkFields } from '../../kernel/forms/check-fields.ts';
import { send } from '../../kernel/lib/api-client.ts';
import { refreshed } from '../../kernel/lib/refresh.ts';
import styles from '../parts/privacy.module.css';

const schema = z.object({
  step: z.enum(stepKinds),
  on: z.string(),
  words: z.string(),
  wasAskedFor: z.boolean(),
  at: z.string(),
  risk: z.enum(['', ...risks]),
  outcome: z.enum(['', ...outcomes]),
  rightsExplained: z.boolean(),
});
type Written = z.infer<typeof schema>;

const withoutVersion = stepInput.omit({ version: true });
const order = ['step', 'on', 'at', 'risk', 'outcome', 'rightsExplained', 'wasAskedFor', 'words'];

/** What is sent of the form: a field that belongs to another step is none of it. */
const stepOf = ({ wasAskedFor, at, risk, outcome, rightsExplained, ...written }: Written, one: PrivacyCase) => ({
  ...written,
  ...(written.step === 'identity' && { wasAskedFor }),
  ...(written.step === 'regulator-informed' && { at }),
  ...(written.step === 'risk' && { risk }),
  ...(written.step === 'ended' && one.kind === 'request' && { outcome, rightsExplained }),
});

const check = (written: Written, one: PrivacyCase): Record<string, string> => {
  const step = stepOf(written, one);
  const wrong = checkFields(withoutVersion, step, undefined, order);
  const parsed = withoutVersion.safeParse(step);
  const refusal = parsed.success ? refuseStep(one, parsed.data) : undefined;
  return refusal ? { [refusal.path]: refusal.message } : wrong;
};

const hints: Partial<Record<StepInput['step'], string>> = {
  identity: 'How you know: for example, they are known to the worker, or showed a passport.',
  extended: 'Why it takes longer, and how they were told.',
  'regulator-informed': 'How, and the reference. If it is later than 72 hours, why.',
  'people-informed': 'How they were told, and what they can do.',
  'people-not-informed': 'Why: for example, nobody could read what was lost.',
  ended: 'What they were given or told, and how it was sent. Of an incident: what was changed.',
};

type TickProps = { name: string; label: string; error: string | undefined; tick: object };

const Tick = ({ name, label, error, tick }: TickProps) => (
  <>
    <label className={styles.tick}>
      <input
        type="checkbox"
        id={controlId(name)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${controlId(name)}-error`}
        {...tick}
      />
      <span>{label}</span>
    </label>
    {error && (
      <p id={`${controlId(name)}-error`} className={styles.wrong}>
        {error}
      </p>
    )}
  </>
);

type Props = { one: PrivacyCase; onDone: () => void };

/** Writes down what was done: a step, which may finish the case or open it again. */
export const StepForm = ({ one, onDone }: Props) => {
  const announce = useAnnounce();
  const { caseId, version } = one;
  const form = useStaffForm({
    place: { form: 'privacy-step', recordId: caseId },
    schema,
    saved: {
      version: 0,
      values: {
        ...{ step: 'note' as const, on: today(), words: '', wasAskedFor: false, at: '' },
        ...{ risk: '' as const, outcome: '' as const, rightsExplained: false },
      },
    },
    limits: { words: stepInput.shape.words },
  });
  const { step } = form.values;
  const save = async () => {
    const done = await form.submit({
      check: (written) => check(written, one),
      body: ({ values }) => values,
      send: async ({ values }) => {
        const body = { ...stepOf(values, one), version } as z.input<typeof stepInput>;
        const answer = await send(privacyCalls.addPrivacyStep, { params: { caseId }, body });
        // What a colleague wrote is shown above what was typed.
        if (answer.status === 200 || answer.status === 409) await refreshed();
        return answer;
      },
      done: (answer) => (answer.status === 200 ? { value: true } : undefined),
    });
    if (!done) return;
    announce('That is written down.');
    onDone();
  };
  return (
    <Section id="write" title="Write down what was done">
      <DraftForm form={form} draft="step" className={styles.form} onSubmit={save} save="Save">
        <SelectField
          {...form.choice('step')}
          label="What was done?"
          choices={choicesOf(stepsOpenTo(one), stepLabels)}
        />
        <TextField {...form.field('on')} type="date" label="On which day?" />
        {step === 'regulator-informed' && <TextField {...form.field('at')} type="time" label="At what time?" />}
        {step === 'risk' && (
          <SelectField
            {...form.choice('risk')}
            label="How likely is harm now?"
            choices={[
              ['', `Please choose (so far: ${riskLabels[riskOf(one) ?? 'unknown'].toLowerCase()})`],
              ...choicesOf(risks, riskLabels),
            ]}
          />
        )}
        {step === 'ended' && one.kind === 'request' && (
          <>
            <SelectField
              {...form.choice('outcome')}
              label="How does it end?"
              choices={[['', 'Please choose'], ...choicesOf(outcomes, outcomeLabels)]}
            />
            <Tick
              name="rightsExplained"
              label="They know why not, and that they may complain to the regulator and go to court (where it is refused, or done in part)"
              error={form.errors.rightsExplained}
              tick={form.tick('rightsExplained')}
            />
          </>
        )}
        {step === 'identity' && (
          <Tick
            name="wasAskedFor"
            label="We had to ask for this, and it came on that day: the month runs from then"
            error={form.errors.wasAskedFor}
            tick={form.tick('wasAskedFor')}
          />
        )}
        <LongTextField {...form.field('words')} label="In a few words" hint={hints[step]} rows={4} />
      </DraftForm>
    </Section>
  );
};
