import { organisation } from '../../../../shared/organisation.ts';

/** A service by its name; what was written in the place of one stays as it is. */
export const serviceName = (id: string): string =>
  organisation.services.find((service) => service.id === id)?.name ?? id;
