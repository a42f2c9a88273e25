import { expect, it } from 'vitest';
import { findQuestionnaire } from '../../../../../shared/questionnaires/registry.ts';
import { countTo, linesOf, ticksOf } from './chart-line.ts';

const labelsOf = (id: 'phq' | 'gad' | 'asq') =>
  linesOf(findQuestionnaire(id)).map(({ at, label }) => `${at}: ${label}`);

it('a total is drawn with the lines of its bands and its clinical threshold, each told apart without its colour', () => {
  expect(labelsOf('phq')).toEqual(['21: High risk from 21', '11: Moderate risk from 11', '10: Clinical threshold 10']);
  expect(labelsOf('gad')).toEqual(['21: High risk from 21', '11: Moderate risk from 11', '8: Clinical threshold 8']);
  expect(new Set(linesOf(findQuestionnaire('phq')).map(({ dash }) => dash)).size).toBe(3);
  expect(ticksOf(findQuestionnaire('phq'))).toEqual([0, 11, 21, 27]);
  expect(ticksOf(findQuestionnaire('gad'))).toEqual([0, 11, 21]);
});

it('an ASQ is drawn without any band or threshold', () => {
  expect(labelsOf('asq')).toEqual([]);
  expect(countTo(5)).toEqual([0, 1, 2, 3, 4, 5]);
});
