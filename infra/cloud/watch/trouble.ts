import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmBase,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledgements.ts';

/** One thing by which a trouble shows itself. */
export type Sign = {
  /** What is seen, where a trouble shows in several ways. */
  seen?: string;
  metric: IMetric;
  /** It shows when the metric is above this; of something that must happen, when it is not. */
  above: number;
  /** Something that must happen: that nothing is heard of it is the fault. */
  mustHappen?: true;
  /** In how many of the metric's periods in a row. */
  periods?: number;
};

/** What somebody must do something about: however it shows, it is one alarm and one mail. */
export type Trouble = {
  /** For a person woken by it. */
  title: string;
  signs: readonly [Sign, ...Sign[]];
};

export const fiveMinutes = Duration.minutes(5);

const nameOf = (text: string) => text.replaceAll(/\W+/g, '-');

const watch = (
  scope: Construct,
  title: string,
  { seen, metric, above, mustHappen, periods = 1 }: Sign,
  described = title,
): Alarm =>
  new Alarm(scope, nameOf(seen ? `${title}: ${seen}` : title), {
    alarmDescription: `${described}. See docs/operations.md, "When an alarm comes".`,
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
  readonly alarms: AlarmBase[];
  readonly graphs: { title: string; metric: IMetric }[];

  constructor(scope: Construct, id: string, { topic, troubles }: { topic: ITopic; troubles: Trouble[] }) {
    super(scope, id);
    this.graphs = troubles.flatMap(({ title, signs }) =>
      signs.map(({ seen, metric }) => ({ title: seen ? `${title}: ${seen}` : title, metric })),
    );
    this.alarms = troubles.map((trouble) => this.combine(trouble));
    for (const alarm of this.alarms) {
      alarm.addAlarmAction(new SnsAction(topic));
      alarm.addOkAction(new SnsAction(topic));
    }
  }

  private combine({ title, signs }: Trouble): AlarmBase {
    const [only, ...more] = signs;
    if (more.length === 0) return watch(this, title, only);
    const shown = signs.map((sign) => watch(this, title, sign, `${title}: ${sign.seen}`));
    for (const alarm of shown) acknowledge(alarm, 'toldTogether');
    return new CompositeAlarm(this, nameOf(title), {
      alarmDescription: `${title}. See docs/operations.md, "When an alarm comes".`,
      alarmRule: AlarmRule.anyOf(...shown.map((alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM))),
    });
  }
}
