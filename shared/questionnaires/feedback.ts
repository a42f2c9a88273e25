/** The organisation's own statements, all worded positively, because the screens show their means. */
export const feedbackStatements = [
  'It was simple for me to start using this service.',
  'The time I waited for support felt reasonable.',
  'Staff made me feel welcome.',
  'Staff took time to learn what was going on for me.',
  'My culture, faith and background were respected.',
  'I could use the language or way of communicating that suits me.',
  'My choices were explained, and I was free to say no.',
  'I helped to decide what we worked on.',
  'I trust this service to keep what I share private.',
  'I felt safe when I used this service.',
  'The support has made a difference to my daily life.',
  'I know where to turn if I need help again.',
] as const;

export const feedbackOptions = [
  { text: 'Strongly disagree', score: 0 },
  { text: 'Disagree', score: 1 },
  { text: 'Neither agree or disagree', score: 2 },
  { text: 'Agree', score: 3 },
  { text: 'Strongly agree', score: 4 },
] as const;

/** Shown from 1 to 5; undefined before anybody has answered, and where the answers are not shown. */
export const feedbackMean = ({ score, tests }: { score: number | null; tests: number | null }): number | undefined =>
  score === null || !tests ? undefined : score / tests + 1;
