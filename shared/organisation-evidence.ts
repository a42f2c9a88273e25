/** What the organisation can show for itself, on the home page. */

/** Percent of people, by the words of the home page. */
export const impact = { wellness: 80, esteem: 85, training: 60, volunteered: 10 } as const;

/** Names beside a block of cloth; an organisation with leave to show logos adds their files. */
export const partners = [
  { name: 'Harefield Practice', block: 'star' },
  { name: 'Loom Street Library', block: 'diamond' },
  { name: 'Northgate Women’s Aid', block: 'wheat' },
  { name: 'Aire Valley College', block: 'star' },
  { name: 'St Chad’s Hospital', block: 'diamond' },
] as const;
