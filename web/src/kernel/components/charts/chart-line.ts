import type { Questionnaire } from '../../../../../shared/questionnaires/questionnaire.ts';
import { highestScore, lowestScore } from '../../../../../shared/questionnaires/scoring.ts';

/**
 * A mark across a chart: a line, each kind with a pattern of its own, so that it is not told by colour alone; or a
 * zone, from `at` to the named end of the scale.
 */
export type ChartLine = { at: number; label: string; colour: string; dash: string; zone?: 'above' | 'below' };

const dashes = { green: '', amber: '12 4', red: '' };

/**
 * The starts of the organisation's bands, and the zone of a clinical case; none where there is neither. The latter is
 * a zone, since a second line would hardly differ from that of a band.
 */
export const linesOf = (questionnaire: Questionnaire): ChartLine[] => {
  const { reviewBands, threshold } = questionnaire;
  const bands = (reviewBands?.bands ?? [])
    .filter(({ from }) => from > lowestScore(questionnaire) && from <= highestScore(questionnaire))
    .map(({ name, from, colour }) => ({
      at: from,
      label: `${name} from ${from}`,
      colour: `var(--band-${colour})`,
      dash: dashes[colour],
    }));
  const clinical = {
    label: `Clinical threshold ${threshold}`,
    colour: 'var(--ink)',
    dash: '2 4',
    zone: questionnaire.better === 'lower' ? 'above' : 'below',
  } as const;
  return [...bands.toReversed(), ...(threshold === undefined ? [] : [{ at: threshold, ...clinical }])];
};

/** 0, 1, 2 and so on. */
export const countTo = (highest: number): number[] => Array.from({ length: highest + 1 }, (_, n) => n);

/** The scale of a total: its ends, and the starts of the bands or, without any, of the severities. */
export const ticksOf = (questionnaire: Questionnaire): number[] => {
  const { reviewBands, severities = [], reports } = questionnaire;
  const highest = highestScore(questionnaire);
  if (reports === 'outcome') return countTo(highest);
  const starts = (reviewBands?.bands ?? severities).map(({ from }) => from);
  return [...new Set([0, ...starts.filter((from) => from <= highest), highest])];
};
