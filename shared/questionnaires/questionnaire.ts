/** Holds when one of the questions was answered above 0, or when none of them was answered at all. */
export type Condition = { readonly questions: readonly number[]; readonly is: 'above-0' | 'not-answered' };

type Question = {
  readonly text: string;
  /** Asked only if one of these earlier questions was answered above 0. */
  readonly askedIfAny?: readonly number[];
};

/** What needs a person to act. It stands until a named person has written down what was done. */
type Concern = {
  readonly when: readonly Condition[];
  readonly reason: string;
  readonly action: string;
};

/** An outcome in words, for instruments whose sum means nothing. The first whose conditions hold is the one. */
type Outcome = {
  readonly risk: string;
  readonly when: readonly Condition[];
  readonly advice: string;
  readonly raisesAlert: boolean;
};

/**
 * An instrument, whole. Its screen, validation, scoring, due date, chart and CSV columns are made from this; adding one
 * is adding its file to `instruments/`.
 */
export type Questionnaire = {
  readonly id: string;
  /** As people call it: PHQ-9. */
  readonly name: string;
  readonly measures: string;
  /** Where it stands among the others. */
  readonly place: number;
  readonly stem?: string;
  readonly questions: readonly Question[];
  readonly options: readonly { readonly text: string; readonly score: number }[];
  readonly credit: string;
  /** Days after which the latest one is due again. */
  readonly everyDays: number;
  /** Whether its total says something: then it is averaged, charted by total and shown with the service's bands. */
  readonly total: boolean;
  readonly severities: readonly { readonly from: number; readonly to: number; readonly name: string }[];
  /** The total from which the instrument counts as a clinical case. */
  readonly threshold?: number;
  /** The smallest difference of two totals that is more than chance. */
  readonly reliableChange?: number;
  readonly outcomes: readonly Outcome[];
  readonly concerns: readonly Concern[];
};

/** Keeps the literal types of an instrument and checks its shape. */
export const defineQuestionnaire = <const Q extends Questionnaire>(questionnaire: Q): Q => questionnaire;
