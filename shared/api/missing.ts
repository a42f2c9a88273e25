const sorry = (what: string) => `Sorry, that ${what} does not exist.`;

/** What is said, by the API and on the screen, of an address at which there is nothing. */
export const missing = {
  account: sorry('account'),
  alert: sorry('alert'),
  appointment: sorry('session'),
  calendar: sorry('calendar'),
  caseNote: sorry('case note'),
  document: sorry('document'),
  export: sorry('export'),
  group: sorry('group'),
  member: sorry('member'),
  message: sorry('message'),
  patient: sorry('patient'),
  referral: sorry('referral'),
  task: sorry('task'),
} as const;
