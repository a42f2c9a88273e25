import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { LogLine } from '../../../functions/kernel/lib/log.ts';
import type { ServerFunction } from '../server-function.ts';
import { fiveMinutes, type Sign, type Trouble } from './trouble.ts';

export const metricOf = (
  [namespace, metricName]: readonly [string, string],
  dimensionsMap: Record<string, string>,
  { statistic = 'Sum', period = fiveMinutes }: { statistic?: string; period?: Duration } = {},
) => new Metric({ namespace, metricName, dimensionsMap, statistic, period });

/** Several metrics as one; one without data counts as none. */
export const sumOf = (label: string, usingMetrics: Record<string, IMetric>, period = fiveMinutes): IMetric => {
  const expression = Object.keys(usingMetrics).map((name) => `FILL(${name}, 0)`);
  return new MathExpression({ expression: expression.join(' + '), usingMetrics, label, period });
};

/** An event, and how often in how long it is a trouble; without these, once in five minutes. */
type LoggedEvent = { event: LogLine['event']; title: string; above?: number; period?: Duration };

const metricName = 'events';

/**
 * A trouble for each of these events: a line of it in any function's log. The details are in the log; an alarm only
 * counts. One filter for each function counts all events, told apart by a dimension: one filter for each event of each
 * function would take a third of the resources that a stack may have.
 */
export const watchEvents = (
  { functions, namespace }: { functions: ServerFunction[]; namespace: string },
  events: readonly LoggedEvent[],
): Trouble[] => {
  const field = '$.message.event';
  for (const fn of functions) {
    new MetricFilter(fn.node.scope as Construct, 'Counts', {
      logGroup: fn.logGroup,
      filterPattern: FilterPattern.any(...events.map(({ event }) => FilterPattern.stringValue(field, '=', event))),
      metricNamespace: namespace,
      metricName,
      metricValue: '1',
      dimensions: { event: field },
    });
  }
  return events.map(({ event, title, above = 0, period = fiveMinutes }) => ({
    title,
    sign: { metric: metricOf([namespace, metricName], { event }, { period }), above },
  }));
};

/** The completed runs of a job. */
const goodRuns = (fn: ServerFunction, period: Duration): IMetric =>
  new MathExpression({
    expression: 'FILL(ran, 0) - FILL(failed, 0)',
    usingMetrics: { ran: fn.metricInvocations({ period }), failed: fn.metricErrors({ period }) },
    label: 'Runs that came to their end',
    period,
  });

/** A job without a completed run for the given hours; also one that was never started. */
export const missedFor = (fn: ServerFunction, hours: number): Sign => ({
  metric: goodRuns(fn, Duration.hours(1)),
  above: 0,
  mustHappen: true,
  // By the hour: two runs that are a little more than a day or a week apart must not look like a missing one.
  periods: hours,
});

const quarterOfAnHour = Duration.minutes(15);

/**
 * A job that runs every five minutes: a quarter of an hour without a completed run, or with an error, of the job
 * itself unless others are named. One alarm for both, since it is one fault and one mail; CloudWatch evaluates it
 * every minute over the last quarter of an hour.
 */
export const failedOrMissed = (fn: ServerFunction, errors?: IMetric): Sign => ({
  metric: new MathExpression({
    expression: errors
      ? 'IF(FILL(errors, 0) > 0, 0, FILL(ran, 0) - FILL(failed, 0))'
      : 'IF(FILL(failed, 0) > 0, 0, FILL(ran, 0))',
    usingMetrics: {
      ...(errors && { errors }),
      ran: fn.metricInvocations({ period: quarterOfAnHour }),
      failed: fn.metricErrors({ period: quarterOfAnHour }),
    },
    label: 'Runs that came to their end, none where there was an error',
    period: quarterOfAnHour,
  }),
  above: 0,
  mustHappen: true,
});
