import { type Facts, facts } from './facts.ts';

/** What the home page tells in percentages of people. */
export const impactNames = ['wellness', 'esteem', 'training', 'volunteered'] as const;
/** One that is missing is not shown. */
export type Impact = { readonly [Name in (typeof impactNames)[number]]?: number | undefined };

// Those of a new installation are not with the other first facts: every page loads those, and only the home page these.
const firstImpact: Impact = { wellness: 80, esteem: 85, training: 60, volunteered: 10 };
const firstPartners = [
  'Harefield Practice',
  'Loom Street Library',
  'Northgate Women’s Aid',
  'Aire Valley College',
  'St Chad’s Hospital',
];

/** The percentages as published last, or in other facts. */
export const readImpact = ({ impact = firstImpact }: Pick<Facts, 'impact'> = facts): Impact => impact;

/** The names of partners as published last, or in other facts. */
export const listPartners = ({ partners = firstPartners }: Pick<Facts, 'partners'> = facts): string[] => partners;
