import { organisation } from '../../../../shared/organisation/organisation.ts';

/** A service by its name; free text in place of one stays unchanged. */
export const serviceName = (id: string): string =>
  organisation.services.find((service) => service.id === id)?.name ?? id;
