/** The parts of a safety plan, in order: the heading of each, in the person's own voice, and a hint. */
export const safetyPlanParts = [
  {
    name: 'warningSigns',
    title: 'My warning signs',
    hint: 'Thoughts, feelings, places or times that tell me that a crisis may be coming.',
  },
  {
    name: 'copingAlone',
    title: 'What I can do myself',
    hint: 'What takes my mind off it without anybody else: a walk, prayer, music, a shower.',
  },
  {
    name: 'distractions',
    title: 'People and places that take my mind off it',
    hint: 'Whom I can be with and where I can go, without having to talk about it.',
  },
  {
    name: 'helpers',
    title: 'People I can ask for help',
    hint: 'Names and numbers of family and friends who know, or may know.',
  },
  {
    name: 'professionals',
    title: 'Professionals I can contact',
    hint: 'My worker, my GP, the crisis team, with numbers and hours.',
  },
  {
    name: 'saferHome',
    title: 'Making my home safer',
    hint: 'What is put away or given to somebody, and who does that with me.',
  },
  {
    name: 'reasonsToLive',
    title: 'My reasons for living',
    hint: 'What matters most to me.',
  },
] as const;

export type SafetyPlanPart = (typeof safetyPlanParts)[number]['name'];
