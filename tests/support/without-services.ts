import type { Facts } from '../../shared/organisation/facts.ts';

/** The facts as the form of the public site sends them. */
export const withoutServices = ({ services: _, ...facts }: Facts): Omit<Facts, 'services'> => facts;
