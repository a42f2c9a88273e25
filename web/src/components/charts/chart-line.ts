import { scoreBands } from '../../../../shared/domain/score-band.ts';
import type { Questionnaire } from '../../../../shared/questionnaires/questionnaire.ts';
import { highestScore } from '../../../../shared/questionnaires/scoring.ts';

/** A line across a chart. Each kind has a pattern of its own, so that it is told apart without its colour. */
export type ChartLine = { at: number; label: string; colour: string; dash: string };

const dashes = { green: '', amber: '12 4', red: '' };

/** Where the service's bands begin and where the instrument counts as a clinical case; none where a total says nothing. */
export const linesOf = (questionnaire: Questionnaire): ChartLine[] => {
  const { total, threshold } = questionnaire;
  if (!total) return [];
  const bands = scoreBands
    .filter(({ from }) => from > 0 && from <= highestScore(questionnaire))
    .map(({ name, from, colour }) => ({
      at: from,
      label: `${name} from ${from}`,
      colour: `var(--band-${colour})`,
      dash: dashes[colour],
    }));
  const clinical = { label: `Clinical threshold ${threshold}`, colour: 'var(--ink)', dash: '2 4' };
  return [...bands.toReversed(), ...(threshold === undefined ? [] : [{ at: threshold, ...clinical }])];
};

/** The scale of a total: its ends, and where the bands begin. */
export const ticksOf = (questionnaire: Questionnaire): number[] => {
  const highest = highestScore(questionnaire);
  return [...new Set([...scoreBands.map(({ from }) => from).filter((from) => from <= highest), highest])];
};

/** 0, 1, 2 and so on. */
export const countTo = (highest: number): number[] => Array.from({ length: highest + 1 }, (_, n) => n);
