import type { Choice } from '../kernel/forms/field.ts';
import { today } from '../kernel/today.ts';
import { facts, type Service } from './facts.ts';
import { firstServices } from './organisation.ts';

/** Whether a service takes anybody on a day. */
export const isOpenOn = ({ endsOn }: Pick<Service, 'endsOn'>, day: string): boolean =>
  endsOn === undefined || day <= endsOn;

/** The services that can be chosen today, and the one that was chosen before. */
export const openServices = (chosen = ''): Service[] => {
  const day = today();
  return facts.services.filter((service) => service.id === chosen || isOpenOn(service, day));
};

/** The services as the choices of a field: one that has ended stays the answer of whoever chose it. */
export const serviceChoices = (): Choice[] =>
  facts.services.map((service) => ({
    id: service.id,
    label: service.name,
    isOver: !isOpenOn(service, today()),
  }));

export const findService = (id: string): Service | undefined => facts.services.find((service) => service.id === id);

/** A service by its name; free text in place of one stays unchanged. */
export const serviceName = (id: string): string => findService(id)?.name ?? id;

const addedId = /^service-[0-9a-f]{8}$/;

/** A new id, for a service that an admin adds. */
export const makeServiceId = (): string =>
  `service-${[...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/**
 * Whether a text is the id of a service, also of one that was added a moment ago: nothing else is written like it. A
 * record may have free text in the place of a service.
 */
export const isServiceId = (text: string): boolean => addedId.test(text) || firstServices.some(({ id }) => id === text);
