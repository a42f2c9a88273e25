import { describe, expect, it } from 'vitest';
import { refuseStep, stepsOpenTo } from './judge-step.ts';
import type { JudgedCase, RequestKind, StepKind } from './privacy-case.ts';
import { dueOf, reportBy } from './privacy-clock.ts';

type Step = JudgedCase['steps'][number];
const step = (kind: StepKind, on: string, more: Partial<Step> = {}): Step => ({
  step: kind,
  on,
  words: 'Done.',
  ...more,
});
const request = (receivedOn: string, steps: Step[] = [], kind: RequestKind = 'access'): JudgedCase => ({
  ...{ kind: 'request', request: kind, receivedOn, steps },
});
const incident = (steps: Step[] = [], risk: 'unknown' | 'unlikely' | 'likely' | 'high' = 'unknown'): JudgedCase => ({
  ...{ kind: 'incident', knownOn: '2026-11-20', knownAt: '09:30', risk, steps },
});

describe('the clock of a request', () => {
  it.each([
    ['a month after it came', request('2026-09-03'), '2026-10-05'],
    ['the last day of a month that is shorter', request('2027-01-31'), '2027-03-01'],
    ['the working day after a bank holiday', request('2026-11-25'), '2026-12-29'],
    [
      'a month after they showed who they are, where that had to be asked for',
      request('2026-09-03', [step('identity', '2026-09-10', { wasAskedFor: true })]),
      '2026-10-12',
    ],
    ['no later where they were known', request('2026-09-03', [step('identity', '2026-09-10')]), '2026-10-05'],
    ['three months after, once it is extended', request('2026-09-03', [step('extended', '2026-09-20')]), '2026-12-03'],
  ])('ends %s', (_, one, day) => {
    expect(dueOf(one)).toEqual({ what: 'answer', day });
  });

  it('of a complaint ends after 30 days until it is acknowledged, and then after three months', () => {
    expect(dueOf(request('2026-11-01', [], 'complaint'))).toEqual({ what: 'acknowledge', day: '2026-12-01' });
    expect(dueOf(request('2026-11-01', [step('acknowledged', '2026-11-03')], 'complaint'))).toEqual({
      ...{ what: 'answer', day: '2027-02-01' },
    });
  });

  it('stops with the end, and runs again where it is opened again', () => {
    const ended = [step('ended', '2026-09-20', { outcome: 'withdrawn' })];
    expect(dueOf(request('2026-09-03', ended))).toBeUndefined();
    expect(dueOf(request('2026-09-03', [...ended, step('reopened', '2026-09-21')]))?.day).toBe('2026-10-05');
  });
});

describe('the clock of an incident', () => {
  it('is 72 hours, also over the night on which the clocks change', () => {
    expect(dueOf(incident())).toEqual({ what: 'report', day: '2026-11-23', at: '2026-11-23T09:30:00.000Z' });
    expect(reportBy({ knownOn: '2026-10-24', knownAt: '12:00' })).toBe('2026-10-27T11:00:00.000Z');
  });

  it('asks what was learned once the regulator is informed, or harm is unlikely', () => {
    const close = { what: 'close', day: '2026-12-20' };
    expect(dueOf(incident([step('regulator-informed', '2026-11-21', { at: '10:00' })]))).toEqual(close);
    expect(dueOf(incident([step('risk', '2026-11-21', { risk: 'unlikely' })]))).toEqual(close);
    expect(dueOf(incident([], 'unlikely'))).toEqual(close);
  });
});

describe('a step', () => {
  it('is offered where it belongs', () => {
    expect(stepsOpenTo(request('2026-09-03'))).toEqual(['note', 'identity', 'extended', 'ended']);
    expect(stepsOpenTo(request('2026-09-03', [], 'complaint'))).toEqual(['note', 'identity', 'acknowledged', 'ended']);
    expect(stepsOpenTo(incident())).toEqual([
      ...['note', 'risk', 'regulator-informed', 'people-informed', 'people-not-informed', 'ended'],
    ]);
    expect(stepsOpenTo(request('2026-09-03', [step('ended', '2026-09-04')]))).toEqual(['note', 'reopened']);
  });

  const identity = step('identity', '2026-09-05');
  it.each([
    ['an end without an outcome', request('2026-09-03', [identity]), step('ended', '2026-09-10'), 'outcome'],
    [
      'giving it to somebody of whom nobody knows who they are',
      request('2026-09-03'),
      step('ended', '2026-09-10', { outcome: 'done' }),
      'outcome',
    ],
    [
      'a refusal without saying where they can complain',
      request('2026-09-03', [identity]),
      step('ended', '2026-09-10', { outcome: 'refused' }),
      'rightsExplained',
    ],
    ['an extension after the month', request('2026-09-03'), step('extended', '2026-10-06'), 'on'],
    [
      'a second extension',
      request('2026-09-03', [step('extended', '2026-09-10')]),
      step('extended', '2026-09-11'),
      'step',
    ],
    ['a day before it came', request('2026-09-03'), step('note', '2026-09-02'), 'on'],
    ['a step of an incident', request('2026-09-03'), step('people-informed', '2026-09-04'), 'step'],
    ['informing the regulator without the time', incident(), step('regulator-informed', '2026-11-21'), 'at'],
    ['a judgement without one', incident(), step('risk', '2026-11-21'), 'risk'],
    ['an end while the risk is not known', incident(), step('ended', '2026-11-21'), 'step'],
    ['an end before the regulator knows', incident([], 'likely'), step('ended', '2026-11-21'), 'step'],
    [
      'an end before the people know, where harm is very likely',
      incident([step('regulator-informed', '2026-11-21', { at: '10:00' })], 'high'),
      step('ended', '2026-11-21'),
      'step',
    ],
  ] as const)('refuses %s', (_, one, given, path) => {
    expect(refuseStep(one, given)?.path).toBe(path);
  });

  it.each([
    [
      'withdrawn without knowing who they are',
      request('2026-09-03'),
      step('ended', '2026-09-04', { outcome: 'withdrawn' }),
    ],
    ['done', request('2026-09-03', [identity]), step('ended', '2026-09-10', { outcome: 'done' })],
    ['an extension on the last day of the month', request('2026-09-03'), step('extended', '2026-10-05')],
    ['the end of an incident that harms nobody', incident([], 'unlikely'), step('ended', '2026-11-21')],
    [
      'the end where the people need not know',
      incident(
        [step('regulator-informed', '2026-11-21', { at: '10:00' }), step('people-not-informed', '2026-11-22')],
        'high',
      ),
      step('ended', '2026-11-23'),
    ],
  ] as const)('takes %s', (_, one, given) => {
    expect(refuseStep(one, given)).toBeUndefined();
  });
});
