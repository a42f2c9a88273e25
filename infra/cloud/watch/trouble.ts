import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

export type Sign = {
  metric: IMetric;
  /** The threshold: the trouble shows above it; for something that must happen, at or below it. */
  above: number;
  /** Something that must happen: missing data is the fault. */
  mustHappen?: true;
  /** The number of consecutive periods of the metric. */
  periods?: number;
};

/** A fault that somebody must do something about: one alarm, and one mail. */
export type Trouble = {
  /** Instructions for a person woken by it. */
  title: string;
  sign: Sign;
};

export const fiveMinutes = Duration.minutes(5);

const watch = (scope: Construct, { title, sign: { metric, above, mustHappen, periods = 1 } }: Trouble): Alarm =>
  new Alarm(scope, title.replaceAll(/\W+/g, '-'), {
    alarmDescription: `${title}. See docs/operations.md, "When an alarm comes".`,
    metric,
    threshold: above,
    comparisonOperator: mustHappen
      ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
      : ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: periods,
    treatMissingData: mustHappen ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });

/** All troubles of a stack; each notifies the topic once when it begins and once when it ends. */
export class Troubles extends Construct {
  /** The alarms that notify the topic. */
  readonly alarms: Alarm[];
  readonly graphs: { title: string; metric: IMetric }[];

  constructor(scope: Construct, id: string, { topic, troubles }: { topic: ITopic; troubles: Trouble[] }) {
    super(scope, id);
    this.graphs = troubles.map(({ title, sign: { metric } }) => ({ title, metric }));
    this.alarms = troubles.map((trouble) => watch(this, trouble));
    for (const alarm of this.alarms) {
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
  }
}
