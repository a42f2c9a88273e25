import type { LanguageKey } from '../words/language.ts';

/**
 * A condition on earlier answers: met when one of the questions has at least, or at most, this score, or when none was
 * answered.
 */
export type Condition =
  | { readonly questions: readonly number[]; readonly is: 'at-least' | 'at-most'; readonly score: number }
  | { readonly questions: readonly number[]; readonly is: 'not-answered' };

/** `score` counts; a scale of numbers repeats it as its text, and `end` gives the meaning of its first or last one. */
export type Option = { readonly text: string; readonly score: number; readonly end?: string };

/** The direction of a score when a person gets better. */
export type Direction = 'lower' | 'higher';

/** The instrument's own name for a range of scores, both ends included. */
type Level = { readonly from: number; readonly to: number; readonly name: string };

/** The options of a question: at least one. */
type Options = readonly [Option, ...Option[]];

type Question = {
  readonly text: string;
  /** Its own options, where they differ from those of the questionnaire. */
  readonly options?: Options;
  /** Answered in free text alone: it is never required and scores nothing. Only a worker asks it. */
  readonly inWords?: true;
  /** A reversed item: its options score in the opposite order. */
  readonly reversed?: true;
  /** Asked only if this is true of earlier questions. */
  readonly askedIf?: Condition;
  /** Free text with an answer of at least this score. It is never required. */
  readonly followUp?: { readonly label: string; readonly from: number };
  /** The name of the item where items are reported one by one, its levels, and its own direction, if any. */
  readonly item?: { readonly name: string; readonly better?: Direction; readonly levels: readonly Level[] };
};

/** A finding on which a person must act. The alert stays open until a named person has recorded what was done. */
type Concern = {
  readonly when: readonly Condition[];
  readonly reason: string;
  readonly action: string;
};

/** An outcome in words, for instruments whose sum has no meaning. The first whose conditions are met applies. */
type Outcome = {
  readonly risk: string;
  readonly when: readonly Condition[];
  readonly advice: string;
  readonly raisesAlert: boolean;
};

/**
 * The organisation's own ranges of a total, for planning. They belong to the instrument that names them, and to no
 * other.
 */
export type ReviewBands = {
  readonly bands: readonly {
    readonly name: string;
    readonly colour: 'green' | 'amber' | 'red';
    readonly from: number;
  }[];
  /** What the bands mean and do not mean. */
  readonly legend: string;
};

/** The source of an instrument's published wording in a language, used word by word. Nothing is translated here. */
type Published = {
  /** Who published it, and where it can be compared. */
  readonly source: string;
  readonly stem?: string;
};

/** An instrument in a further language. A question with its own options lists them. */
export type PublishedText = Published & {
  readonly options: readonly string[];
  readonly questions: readonly (string | { readonly text: string; readonly options: readonly string[] })[];
};

type OtherLanguage = Exclude<LanguageKey, 'en'>;

/**
 * One instrument. Its screen, checks, scoring, due date, words of change, charts and CSV columns are made from this;
 * to add one, add its file to `instruments/`.
 */
export type Questionnaire = {
  readonly id: string;
  /** The usual name: PHQ-9. */
  readonly name: string;
  readonly measures: string;
  /** Its place among the others. */
  readonly place: number;
  readonly stem?: string;
  readonly questions: readonly Question[];
  /** The options of every question without its own. */
  readonly options: Options;
  readonly credit: string;
  readonly better: Direction;
  /** The days after which it is due again; without them it is never overdue. */
  readonly everyDays?: number;
  /**
   * What its answers give: a total, which is averaged and charted; an outcome in words, beside which the sum is a
   * count; or only the items, reported one by one, without a sum.
   */
  readonly reports: 'total' | 'outcome' | 'items';
  /** The unit of the sum beside an outcome: 'answered Yes'. */
  readonly counts?: string;
  /** The instrument's own severities of a total, the lowest first. */
  readonly severities?: readonly Level[];
  readonly reviewBands?: ReviewBands;
  /**
   * The total from which the instrument counts as a clinical case: at or above it where lower is better, at or below
   * it otherwise.
   */
  readonly threshold?: number;
  /** The smallest difference of two totals that is more than chance. */
  readonly reliableChange?: number;
  /** The convention that judges this instrument's change together with others that name the same one. */
  readonly judgedWith?: string;
  readonly outcomes: readonly Outcome[];
  readonly concerns: readonly Concern[];
  /**
   * A person may answer it by themselves: on the tablet, or by a one-use link. Without it a worker asks it, and is
   * there for the answer.
   */
  readonly answeredAlone?: true;
  /** Its published wordings beside English, by language. In any other language it is asked in English. */
  readonly published?: { readonly [Key in OtherLanguage]?: PublishedText };
};

type SameLength<List extends readonly unknown[], Item> = { readonly [Place in keyof List]: Item };

/** The wordings of one instrument: as many questions and options as in English. */
type PublishedOf<Q extends Pick<Questionnaire, 'questions' | 'options'>> = {
  readonly [Key in OtherLanguage]?: Published & {
    readonly options: SameLength<Q['options'], string>;
    readonly questions: SameLength<Q['questions'], PublishedText['questions'][number]>;
  };
};

/** What people answer alone is answered by options: nobody reads free text while they write it. */
type AloneOf<Q> = Q extends { answeredAlone: true }
  ? { readonly questions: readonly (Question & { readonly inWords?: never })[] }
  : unknown;

/** Keeps the literal types of an instrument and checks its shape, and that each wording is complete. */
export const defineQuestionnaire = <const Q extends Questionnaire>(
  questionnaire: Q & { readonly published?: PublishedOf<Q> } & AloneOf<Q>,
): Q => questionnaire;

/** The options of a scale of numbers, with the meaning of its two ends. */
export const numberScale = (from: number, to: number, ends: readonly [string, string]): Options => [
  { text: String(from), score: from, end: ends[0] },
  ...Array.from({ length: to - from }, (_, n) => {
    const score = from + 1 + n;
    return { text: String(score), score, ...(score === to && { end: ends[1] }) };
  }),
];
