import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** One thing by which a trouble shows itself. */
export type Sign = {
  /** Makes the id of an alarm whose title belonged to one of another type before: CloudFormation changes no type. */
  seen?: string;
  metric: IMetric;
  /** It shows when the metric is above this; of something that must happen, when it is not. */
  above: number;
  /** Something that must happen: that nothing is heard of it is the fault. */
  mustHappen?: true;
  /** In how many of the metric's periods in a row. */
  periods?: number;
};

/** What somebody must do something about: one alarm, and one mail. */
export type Trouble = {
  /** For a person woken by it. */
  title: string;
  sign: Sign;
};

export const fiveMinutes = Duration.minutes(5);

const nameOf = (text: string) => text.replaceAll(/\W+/g, '-');

const watch = (scope: Construct, { title, sign: { seen, metric, above, mustHappen, periods = 1 } }: Trouble): Alarm =>
  new Alarm(scope, nameOf(seen ? `${title}: ${seen}` : title), {
    alarmDescription: `${title}. See docs/operations.md, "When an alarm comes".`,
    metric,
    threshold: above,
    comparisonOperator: mustHappen
      ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
      : ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: periods,
    treatMissingData: mustHappen ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
  });

/** All troubles of a stack, each told once to the topic when it comes and once when it goes. */
export class Troubles extends Construct {
  /** Those that tell the topic. */
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
