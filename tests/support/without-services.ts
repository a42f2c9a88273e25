import type { Facts } from '../../shared/organisation/facts.ts';

/** The facts that are saved together: services, pages and pictures are saved each by a call of its own. */
export const withoutServices = ({
  services: _,
  pages: __,
  pictures: ___,
  ...facts
}: Facts): Omit<Facts, 'services' | 'pages' | 'pictures'> => facts;
