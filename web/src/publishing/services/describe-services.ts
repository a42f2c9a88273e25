import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { Service } from '../../../../shared/organisation/facts.ts';
import { type Change, changesOfList } from '../texts/changes-of-list.ts';
import { serviceFields, valuesOf } from './service-fields.ts';

/** Whether and until when a service takes anybody. */
export const describeEnd = ({ endsOn }: Service, day: string): string => {
  if (endsOn === undefined) return 'Open';
  return endsOn < day ? `Ended on ${formatDay(endsOn)}` : `Open until ${formatDay(endsOn)}`;
};

/** What differs in the services of two states of the site. */
export const changesOfServices = (before: readonly Service[], after: readonly Service[]): Change[] =>
  changesOfList(before, after, {
    noun: 'service',
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    fields: serviceFields,
    valuesOf,
  });
