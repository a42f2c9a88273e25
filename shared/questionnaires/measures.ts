import type { Direction, Questionnaire } from './questionnaire.ts';
import { type Answer, bandOf, hasOptions, highestScore, optionsOf, severityOf } from './scoring.ts';

type Scored = { score?: number | undefined; answers: readonly Answer[] };

/** One number that a questionnaire gives: its sum, or one of its items. Each is a chart, a line and CSV cells. */
export type Measure = {
  /** For a sum, what the questionnaire measures. */
  name: string;
  better: Direction;
  highest: number;
  valueIn: (result: Scored) => number | undefined;
  /** The organisation's band, where the questionnaire has bands. */
  bandOf: (value: number) => ReturnType<typeof bandOf>;
  /** The instrument's own name of the range of a value. */
  levelOf: (value: number) => { from: number; to: number; name: string } | undefined;
};

const measureOfSum = (questionnaire: Questionnaire): Measure => ({
  name: questionnaire.measures,
  better: questionnaire.better,
  highest: highestScore(questionnaire),
  valueIn: ({ score }) => score,
  bandOf: (value) => bandOf(questionnaire, value),
  levelOf: (value) => severityOf(questionnaire, value),
});

/** The measures of a questionnaire: its sum, or its items one by one. */
export const measuresOf = (questionnaire: Questionnaire): Measure[] => {
  if (questionnaire.reports !== 'items') return [measureOfSum(questionnaire)];
  return questionnaire.questions.flatMap(({ text, item }, question) => {
    if (!hasOptions(questionnaire, question)) return [];
    return {
      name: item?.name ?? text,
      better: item?.better ?? questionnaire.better,
      highest: Math.max(...optionsOf(questionnaire, question).map(({ score }) => score)),
      valueIn: ({ answers }) => answers.find((answer) => answer.question === question)?.score,
      bandOf: () => undefined,
      levelOf: (value) => item?.levels.find(({ from, to }) => value >= from && value <= to),
    };
  });
};
