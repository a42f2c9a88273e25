import type { Draft } from '../../../../shared/forms/read-entries.ts';

const isGiven = (answer: unknown): boolean => (Array.isArray(answer) ? answer.some(Boolean) : Boolean(answer));

/** How many questions of a section have an answer. */
export const countAnswers = ({ groups }: { groups: readonly string[] }, draft: Draft): number =>
  groups
    .map((name) => draft[name] ?? {})
    .flatMap((answers) => (Array.isArray(answers) ? [answers] : Object.values(answers)))
    .filter(isGiven).length;
