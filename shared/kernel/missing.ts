const sorry = (what: string) => `Sorry, that ${what} does not exist.`;

/** The message for an address at which there is nothing, in the API and on the screen. */
export const missing = {
  absence: sorry('absence'),
  account: sorry('account'),
  alert: sorry('alert'),
  appointment: sorry('session'),
  calendar: sorry('calendar'),
  caseNote: sorry('case note'),
  document: sorry('document'),
  export: sorry('export'),
  group: sorry('group'),
  letter: sorry('letter'),
  member: sorry('member'),
  message: sorry('message'),
  patient: sorry('patient'),
  privacyCase: sorry('request or incident'),
  referral: sorry('referral'),
  sentReport: sorry('copy of a report'),
  listOfNumber: sorry('list'),
  task: sorry('task'),
} as const;

export const noColleague = `${sorry('member of staff')} Please choose somebody else.`;
