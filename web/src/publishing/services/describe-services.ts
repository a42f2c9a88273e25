import { formatDay } from '../../../../shared/kernel/format-day.ts';
import type { Service } from '../../../../shared/organisation/facts.ts';
import { listMerged } from '../../kernel/forms/merged-fields.ts';
import { serviceFields, valuesOf } from './service-fields.ts';

export type Change = { name: string; label: string; was: string; is: string };

/** Whether and until when a service takes anybody. */
export const describeEnd = ({ endsOn }: Service, day: string): string => {
  if (endsOn === undefined) return 'Open';
  return endsOn < day ? `Ended on ${formatDay(endsOn)}` : `Open until ${formatDay(endsOn)}`;
};

const changesOfService = (before: Service, after: Service): Change[] =>
  listMerged(serviceFields).flatMap(({ name, label, wordsOf }) => {
    const of = (service: Service) => wordsOf(valuesOf(service)[name as keyof ReturnType<typeof valuesOf>]);
    const [was, is] = [of(before), of(after)];
    return was === is ? [] : [{ name: `${after.id}-${name}`, label: `${after.name}: ${label.toLowerCase()}`, was, is }];
  });

const inOrder = (services: readonly Service[]): string => services.map(({ name }) => name).join(', ');

/** What differs in the services of two states of the site, each in words. */
export const changesOfServices = (before: readonly Service[], after: readonly Service[]): Change[] => {
  const find = (services: readonly Service[], { id }: Service) => services.find((one) => one.id === id);
  const both = (services: readonly Service[], others: readonly Service[]) =>
    services.filter((one) => find(others, one)).map(({ id }) => id);
  const isMoved = String(both(before, after)) !== String(both(after, before));
  return [
    ...after.flatMap((service) => {
      const earlier = find(before, service);
      if (earlier) return changesOfService(earlier, service);
      return [{ name: service.id, label: 'New service', was: '', is: service.name }];
    }),
    ...before
      .filter((service) => !find(after, service))
      .map(({ id, name }) => ({ name: id, label: 'Service', was: name, is: 'Not among them' })),
    ...(isMoved ? [{ name: 'order', label: 'Order of the services', was: inOrder(before), is: inOrder(after) }] : []),
  ];
};
