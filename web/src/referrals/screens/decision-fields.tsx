import * as z from 'zod';
import type { Episode } from '../../../../shared/episodes/episode.ts';
import { me, nobody } from '../../../../shared/patients/caseload-schema.ts';
import type { StaffUser } from '../../../../shared/patients/record.ts';
import type { referralDecision } from '../../../../shared/referrals/calls.ts';
import {
  isUnattended,
  type ReferralState,
  referralStateLabels,
  referralStates,
} from '../../../../shared/referrals/referral-state.ts';
import { useAnnounce } from '../../kernel/components/announcer.tsx';
import { RowButton } from '../../kernel/components/buttons.tsx';
import { LongTextField } from '../../kernel/components/field.tsx';
import { SelectField } from '../../kernel/components/select-field.tsx';
import type { StaffForm } from '../../kernel/components/use-staff-form.ts';
import type { MergedFields } from '../../kernel/forms/merged-fields.ts';
import { fullName, nameOfId } from '../../kernel/lib/format.ts';
import { may } from '../../kernel/session/may.ts';
import { useMayTakeOn, useWorkersSpeaking } from '../../patients/parts/queries.ts';
import { blankCall, bodyOfCall, callDraft, callOrder } from '../../safety/parts/call-fields.tsx';
import styles from './decision.module.css';

export const decisionDraft = z.object({
  state: z.enum(referralStates),
  /** The id of an account, `me` or `nobody`. */
  worker: z.string(),
  why: z.string(),
  insteadTo: z.string(),
  /** The reply to the referrer, where it differs from the suggestion. */
  answer: z.string(),
  isSent: z.boolean(),
  /** Whether they have been told already, where no email is sent. */
  isInformed: z.boolean().default(false),
  ...callDraft,
});
export type Decision = z.infer<typeof decisionDraft>;

export type Current = { episode: Episode; worker?: StaffUser | undefined };

const blank = { why: '', insteadTo: '', answer: '', isSent: true, isInformed: false, ...blankCall };

export const savedOf = ({ episode: { version, state }, worker }: Current): { version: number; values: Decision } => ({
  version,
  values: { state, worker: worker?.id ?? nobody, ...blank },
});

type Before = { from: ReferralState; fromWorker: string; isCallOpen: boolean };

/** Whether a decision has to say what becomes of an open call. That of junk ends for the reason that it is junk. */
export const asksCall = (
  { state, worker }: Pick<Decision, 'state' | 'worker'>,
  { from, fromWorker, isCallOpen }: Before,
): boolean => isCallOpen && state !== 'junk' && (worker !== fromWorker || (state !== from && !isUnattended(state)));

export const bodyOf = (
  version: number,
  { state, worker, why, insteadTo, ...call }: Decision,
  before: Before,
): z.input<typeof referralDecision> => ({
  ...{ state, from: before.from, version, why },
  ...(state === 'declined' && { insteadTo }),
  ...(worker !== before.fromWorker && { worker: { from: before.fromWorker, to: worker } }),
  ...(asksCall({ state, worker }, before) && { call: bodyOfCall(call, worker !== nobody) }),
});

export const fieldOrder = ['state', 'worker', ...callOrder, 'why', 'insteadTo'];

/** The fields that a colleague may have changed meanwhile, in their comparable form. */
export const mergedFields = (staff: readonly StaffUser[]): MergedFields<Decision> => ({
  state: ['State', referralStateLabels],
  worker: [
    'Worker',
    (id) => {
      if (id === me) return 'Me';
      if (id === nobody) return 'Nobody yet';
      return nameOfId(staff, id) || 'A colleague';
    },
  ],
});

type WorkerProps = {
  worker: StaffUser | undefined;
  /** The person's language: colleagues who speak it come first. */
  language: string;
  name: string;
  error: string | undefined;
  value: string;
  onChoose: (id: string) => void;
};

const label = 'Who looks after them';

const Anybody = ({ language, ...field }: Omit<WorkerProps, 'worker'>) => {
  const { data: staff = [] } = useWorkersSpeaking(language);
  return (
    <SelectField
      {...field}
      label={label}
      choices={[
        [nobody, 'Nobody yet'],
        ...staff.map(
          (member) => [member.id, `${fullName(member)}${member.speaks ? `, speaks ${language}` : ''}`] as const,
        ),
      ]}
    />
  );
};

/** The worker from now on: an admin chooses anybody; staff choose themselves, where there is no worker and they may. */
export const WorkerField = ({ worker, language, ...field }: WorkerProps) => {
  const mayTakeOn = useMayTakeOn();
  if (may('mayAssignPatients')) return <Anybody language={language} {...field} />;
  if (!mayTakeOn || worker) {
    return <p>Looked after by: {worker ? fullName(worker) : 'nobody yet. An admin assigns a worker.'}</p>;
  }
  const choices = [[nobody, 'Nobody yet'] as const, [me, 'Me'] as const];
  return <SelectField {...field} label={label} choices={choices} />;
};

type ReplyProps = {
  text: string;
  email: string;
  isMailed: boolean;
  form: Pick<StaffForm<Decision>, 'field' | 'tick'>;
};

/** The reply to the referrer: by email where they gave an address, or to copy. */
export const ReplyField = ({ text, email, isMailed, form }: ReplyProps) => {
  const announce = useAnnounce();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    announce('The words are copied.');
  };
  return (
    <div className={styles.reply}>
      <LongTextField
        {...form.field('answer')}
        value={text}
        label="What the referrer is told"
        hint="Change it as you like. Leave out names and reasons: others may read that inbox."
        rows={9}
      />
      {email ? (
        <label className={styles.tick}>
          <input type="checkbox" {...form.tick('isSent')} />
          <span>
            Send this by email to <strong>{email}</strong> when I save
          </span>
        </label>
      ) : (
        <p className={styles.quiet}>
          The referrer gave no email address. Copy the words, or tell them another way. To the person themselves only as
          Safe contact says.
        </p>
      )}
      {!isMailed && (
        <label className={styles.tick}>
          <input type="checkbox" {...form.tick('isInformed')} />
          <span>I have told them already. Otherwise I get a task to, by the next working day</span>
        </label>
      )}
      <RowButton onClick={() => void copy()} label="Copy the words" />
    </div>
  );
};
