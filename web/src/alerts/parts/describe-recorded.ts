import type { Recorded, ResponseStep } from '../../../../shared/alerts/alert.ts';
import { formatDay } from '../../../../shared/kernel/format-day.ts';

/** The ticks about an alert, in the words of the form. */
export const stepLabels: Readonly<Record<ResponseStep, string>> = {
  'plans-and-means': 'Asked about plans and means',
  'not-left-alone': 'Not left alone',
  'lead-told': 'Told the lead',
  'gp-told': 'Told the GP',
  'emergency-called': 'Called 999 or 111',
};

type Done = Pick<Recorded, 'action' | 'steps' | 'lead' | 'reviewOn'>;

/** The ticks of a response, each in words. */
export const describeSteps = ({ steps = [], lead }: Pick<Done, 'steps' | 'lead'>): string[] =>
  steps.map((step) => (step === 'lead-told' && lead ? `${stepLabels[step]}: ${lead}` : stepLabels[step]));

/** What was done about an alert, as one text. */
export const describeRecorded = (done: Done): string =>
  [
    done.action,
    describeSteps(done).join('; '),
    done.reviewOn === undefined ? '' : `To be reviewed on ${formatDay(done.reviewOn)}`,
  ]
    .filter(Boolean)
    .join('\n');
