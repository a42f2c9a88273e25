/** Why a record is erased before its time is over. */
export const erasureReasons = ['junk', 'mistake', 'request', 'court', 'retention'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

export const erasureReasonLabels: Readonly<Record<ErasureReason, string>> = {
  junk: 'It is junk: nobody is behind it',
  mistake: 'It is a mistake: the wrong person, or somebody who is here already',
  request: 'The person asks for it, and the law gives them the right',
  court: 'A court or the regulator orders it',
  retention: 'The time for which it is kept is over',
};

/** What a preview counts of what goes: parts of a record as people know them. */
export const erasureParts = [
  'answers',
  'timeline',
  'notes',
  'results',
  'sessions',
  'documents',
  'messages',
  'tasks',
  'drafts',
  'entries',
] as const;
export type ErasurePart = (typeof erasureParts)[number];

export const erasurePartLabels: Readonly<Record<ErasurePart, string>> = {
  answers: 'The referral and its answers, with every earlier version',
  timeline: 'The timeline, the safety plan and referrals elsewhere',
  notes: 'Case notes, with every earlier version',
  results: 'Questionnaires, scores, alerts and links',
  sessions: 'Sessions and what they have in groups',
  documents: 'Documents, with their files',
  messages: 'Messages that were put on the record',
  tasks: 'Tasks about them',
  drafts: 'Drafts about them',
  entries: 'Their lines in lists, searches, reports and references',
};

/** What stays of a record that is erased, and why. */
export const remains = [
  'The audit log: who opened or changed the record, and when. It holds the number of the record and nothing of what was in it, and nobody can change it.',
  'One line that says that there was a record, when it was erased, why, and who agreed to it.',
  'The registers of groups and their notes, which are about others too.',
  'Backups, for up to 400 days. Restoring one into these records leaves out what was erased.',
] as const;

/** How many of those that wait are shown, counted and erased at a time. */
export const mostErasures = 100;
