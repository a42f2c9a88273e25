import type { LanguageKey } from '../words/language.ts';

/** A condition on earlier answers: met when one of the questions scored at least so much, or when none was answered. */
export type Condition =
  | { readonly questions: readonly number[]; readonly is: 'at-least'; readonly score: number }
  | { readonly questions: readonly number[]; readonly is: 'not-answered' };

/** `score` is what counts; a scale of numbers repeats it as its text, and `end` says what its first or last one means. */
export type Option = { readonly text: string; readonly score: number; readonly end?: string };

/** Which way a score goes when a person gets better. */
export type Direction = 'lower' | 'higher';

/** The instrument's own name for a range of scores, both ends included. */
type Level = { readonly from: number; readonly to: number; readonly name: string };

type Question = {
  readonly text: string;
  /** Its own options, where they are not those of the questionnaire. */
  readonly options?: readonly Option[];
  /** Its options count the other way round: the first scores what the last one says. */
  readonly reversed?: true;
  /** Asked only if this holds for earlier questions. */
  readonly askedIf?: Condition;
  /** Words that go with an answer of at least this score. They are never required. */
  readonly followUp?: { readonly label: string; readonly from: number };
  /** How the item is called where items are reported one by one, its levels, and its direction where it has its own. */
  readonly item?: { readonly name: string; readonly better?: Direction; readonly levels: readonly Level[] };
};

/** What needs a person to act. The alert stays open until a named person has written down what was done. */
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

/** The organisation's own ranges of a total, for planning. They belong to the instrument that names them, and no other. */
export type ReviewBands = {
  readonly bands: readonly {
    readonly name: string;
    readonly colour: 'green' | 'amber' | 'red';
    readonly from: number;
  }[];
  /** What the bands are and are not. */
  readonly legend: string;
};

/** Where the wording of an instrument in a language was published, word by word. Nothing is translated here. */
type Published = {
  /** Who published it, and where it can be compared. */
  readonly source: string;
  readonly stem?: string;
};

/** An instrument in a further language. A question with options of its own names them. */
export type PublishedText = Published & {
  readonly options: readonly string[];
  readonly questions: readonly (string | { readonly text: string; readonly options: readonly string[] })[];
};

type OtherLanguage = Exclude<LanguageKey, 'en'>;

/**
 * One instrument. Its screen, checks, scoring, due date, words of change, charts and CSV columns are made from this;
 * adding one is adding its file to `instruments/`.
 */
export type Questionnaire = {
  readonly id: string;
  /** As people call it: PHQ-9. */
  readonly name: string;
  readonly measures: string;
  /** Its place among the others. */
  readonly place: number;
  readonly stem?: string;
  readonly questions: readonly Question[];
  /** The options of every question that has none of its own. */
  readonly options: readonly Option[];
  readonly credit: string;
  readonly better: Direction;
  /** Days after which the latest one is due again; without it, none is ever overdue. */
  readonly everyDays?: number;
  /**
   * What its answers come to: a total, which is averaged and charted; an outcome in words, beside which the sum is a
   * count; or nothing but the items, reported one by one, of which no sum is kept.
   */
  readonly reports: 'total' | 'outcome' | 'items';
  /** What the sum beside an outcome counts: 'answered Yes'. */
  readonly counts?: string;
  /** The instrument's own severities of a total, the lowest first. */
  readonly severities?: readonly Level[];
  readonly reviewBands?: ReviewBands;
  /** The total from which the instrument counts as a clinical case: at or above it where lower is better, at or below it else. */
  readonly threshold?: number;
  /** The smallest difference of two totals that is more than chance. */
  readonly reliableChange?: number;
  /** The convention by which this instrument's change is also judged together with the others that name the same. */
  readonly judgedWith?: string;
  readonly outcomes: readonly Outcome[];
  readonly concerns: readonly Concern[];
  /**
   * A person may answer it by themselves: on the tablet, or by a link for one use. Without it, it is asked by a worker,
   * who is there for the answer.
   */
  readonly answeredAlone?: true;
  /** Its published wordings beside English, by language. In any other language it is asked in English. */
  readonly published?: { readonly [Key in OtherLanguage]?: PublishedText };
};

type SameLength<List extends readonly unknown[], Item> = { readonly [Place in keyof List]: Item };

/** The wordings of one instrument: as many questions and options as it has in English. */
type PublishedOf<Q extends Pick<Questionnaire, 'questions' | 'options'>> = {
  readonly [Key in OtherLanguage]?: Published & {
    readonly options: SameLength<Q['options'], string>;
    readonly questions: SameLength<Q['questions'], PublishedText['questions'][number]>;
  };
};

/** Keeps the literal types of an instrument and checks its shape, and that each wording is whole. */
export const defineQuestionnaire = <const Q extends Questionnaire>(
  questionnaire: Q & { readonly published?: PublishedOf<Q> },
): Q => questionnaire;

/** The options of a scale of numbers, with what its two ends mean. */
export const numberScale = (from: number, to: number, ends: readonly [string, string]): Option[] =>
  Array.from({ length: to - from + 1 }, (_, n) => {
    const score = from + n;
    const end = score === from ? ends[0] : score === to ? ends[1] : undefined;
    return { text: String(score), score, ...(end === undefined ? {} : { end }) };
  });
