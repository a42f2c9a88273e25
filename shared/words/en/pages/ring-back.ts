/** The page with the form, and the one that follows it. */
export const ringBack = {
  title: 'Ring me back',
  description: 'Leave a number, say when it is safe, and we ring you. You do not have to give your name.',
  lead: 'Leave a number, say when it is safe, and we ring you. You do not have to say why, or who you are.',
  about: 'You would like to talk about: {service}.',
  rather: 'Would you rather talk?',
  link: 'Ask us to ring you back',
  linkAbout: (service: string) => `about ${service}`,
  sent: {
    title: 'Thank you',
    description: 'We have your number. What happens now, and what to do if it cannot wait.',
    thanks: 'Thank you. We ring you when you said it is safe.',
    next: 'What happens now',
    whatHappens: (openingHours: string) => `We ring on weekdays: ${openingHours}.`,
    howWeRing: 'We leave no message, and say who we are only if you said that we may.',
    ifItCannotWait: 'If it cannot wait, use the numbers at the top of this page. {home}.',
    home: 'Go to the home page',
  },
} as const;
