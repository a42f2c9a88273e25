import { firstServices } from '../../shared/organisation/organisation.ts';

const ids = firstServices.map(({ id }) => id);

/**
 * The id of a service by its place in the organisation's list, from 1: tests name none, so that they hold for an
 * organisation of its own services. Those that tell services apart need three.
 */
export const serviceAt = (place: number): string => {
  const id = ids[(place - 1) % ids.length];
  if (id === undefined) throw new Error('The organisation has no services');
  return id;
};
