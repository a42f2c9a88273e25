import { addWorkingDays, workingDayBefore, workingDayFrom } from '../kernel/working-days.ts';
import { type Late, type LateKind, lateKinds } from './late.ts';

/** When somebody is texted about work that is due: near its day, on it, some working days after it, or never. */
export const escalationSteps = ['before', 'day', 'after-1', 'after-2', 'after-5', 'never'] as const;
export type EscalationStep = (typeof escalationSteps)[number];

/** Who is told of a kind of work: whoever owns it, or covers for them; and the duty lead. */
export const escalationTargets = ['owner', 'lead'] as const;
export type Escalation = Readonly<Record<(typeof escalationTargets)[number], EscalationStep>>;

/** The steps of each kind, where the settings choose no others. An open alert is texted about within the hour, too. */
const usualSteps: Readonly<Record<LateKind, Escalation>> = {
  call: { owner: 'day', lead: 'day' },
  alert: { owner: 'after-1', lead: 'after-1' },
  review: { owner: 'day', lead: 'after-1' },
  referral: { owner: 'before', lead: 'after-1' },
  contact: { owner: 'day', lead: 'after-1' },
  message: { owner: 'day', lead: 'after-1' },
  session: { owner: 'after-1', lead: 'after-5' },
  // Nobody's own: both steps reach the admins, who answer for it.
  privacy: { owner: 'before', lead: 'day' },
  task: { owner: 'day', lead: 'after-5' },
  test: { owner: 'never', lead: 'never' },
};

type Chosen = { readonly [Kind in LateKind]?: Escalation | undefined };

export const escalationOf = (chosen: Chosen): Record<LateKind, Escalation> =>
  Object.fromEntries(lateKinds.map((kind) => [kind, chosen[kind] ?? usualSteps[kind]])) as Record<LateKind, Escalation>;

/** The working day on which a step falls; undefined where nobody is told. */
export const dayOfStep = (due: string, step: EscalationStep): string | undefined => {
  if (step === 'never') return undefined;
  if (step === 'before') return workingDayBefore(due);
  return step === 'day' ? workingDayFrom(due) : addWorkingDays(due, Number(step.slice(-1)));
};

/** The last due day that any step looks ahead to on a working day: the next working day. */
export const lastDueLookedAt = (day: string): string => addWorkingDays(day, 1);

type Work = Pick<Late, 'kind' | 'due' | 'workerId'>;
type People<One> = {
  steps: Readonly<Record<LateKind, Escalation>>;
  /** Who does somebody's work on the day; undefined where nobody does. */
  coverOf: (accountId: string) => string | undefined;
  /** The duty lead; undefined where there is none, or who may not open what it is about. */
  leadOf: (one: One) => string | undefined;
};

/**
 * The number of things about which each person is to be told on a working day; under undefined those for the admins, since
 * nobody owns them and there is no duty lead for them. Each thing is told once to its owner and once to the duty lead.
 */
export const findRecipients = <One extends Work>(
  work: readonly One[],
  day: string,
  { steps, coverOf, leadOf }: People<One>,
): Map<string | undefined, number> => {
  const recipients = new Map<string | undefined, number>();
  for (const one of work) {
    const { owner, lead } = steps[one.kind];
    const people = new Set<string | undefined>();
    if (dayOfStep(one.due, owner) === day) people.add((one.workerId && coverOf(one.workerId)) ?? leadOf(one));
    if (dayOfStep(one.due, lead) === day) people.add(leadOf(one));
    for (const person of people) recipients.set(person, (recipients.get(person) ?? 0) + 1);
  }
  return recipients;
};

/** Whether the duty lead has been told of something by a day, and sees it on Today until it is done. */
export const isWithLead = ({ kind, due }: Work, day: string, steps: People<Work>['steps']): boolean =>
  (dayOfStep(due, steps[kind].lead) ?? '~') <= day;

/** The text about work that is due: how much, and nothing about anybody. */
export const workText = (count: number): string =>
  count === 1
    ? 'One thing is due or late. Please sign in and look at Today.'
    : `${count} things are due or late. Please sign in and look at Today.`;
