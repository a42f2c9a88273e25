import type { AreaName } from '../shared/contract.ts';

/** The functions of the API: by who calls them, so that a hole in what strangers reach opens nothing that staff use. */
export const apiFunctions = ['public', 'answers', 'accounts', 'staff', 'admin', 'publishing'] as const;
export type ApiFunction = (typeof apiFunctions)[number];

/**
 * The function that each area belongs to, whose role may do what any of its areas needs. Feeds are answers to whoever has a
 * link, like self-completion. The second factor is with staff: the function that strangers reach to change a password must
 * not be able to remove it.
 */
export const functionOf: { readonly [Area in AreaName]: ApiFunction } = {
  intake: 'public',
  site: 'public',
  'self-completion': 'answers',
  calendar: 'answers',
  accounts: 'accounts',
  session: 'staff',
  tasks: 'staff',
  patients: 'staff',
  referrals: 'staff',
  episodes: 'staff',
  notes: 'staff',
  documents: 'staff',
  letters: 'staff',
  // Asking and agreeing; the erasing itself is a job that no call reaches.
  erasure: 'staff',
  safety: 'staff',
  questionnaires: 'staff',
  alerts: 'staff',
  report: 'staff',
  appointments: 'staff',
  groups: 'staff',
  drafts: 'staff',
  messages: 'staff',
  users: 'admin',
  audit: 'admin',
  privacy: 'admin',
  settings: 'admin',
  transfer: 'admin',
  // It alone may write what visitors read.
  publishing: 'publishing',
};

export const areasOf = (name: ApiFunction): AreaName[] =>
  (Object.keys(functionOf) as AreaName[]).filter((area) => functionOf[area] === name);
