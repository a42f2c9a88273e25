/** The organisation's evidence on the home page. */

/** Percentages of people, by the words of the home page. */
export const impact = { wellness: 80, esteem: 85, training: 60, volunteered: 10 } as const;

/** Names of partners; an organisation with permission to show logos adds their files. */
export const partners = [
  { name: 'Harefield Practice', block: 'star' },
  { name: 'Loom Street Library', block: 'diamond' },
  { name: 'Northgate Women’s Aid', block: 'wheat' },
  { name: 'Aire Valley College', block: 'star' },
  { name: 'St Chad’s Hospital', block: 'diamond' },
] as const;
