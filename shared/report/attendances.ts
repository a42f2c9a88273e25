/** What became of a session, as the report counts it. */
export const attendances = ['attended', 'late', 'missed', 'cancelled-person', 'cancelled-service'] as const;

export const attendanceLabels: Readonly<Record<(typeof attendances)[number], string>> = {
  attended: 'Attended',
  late: 'Came late',
  missed: 'Did not attend',
  'cancelled-person': 'Cancelled by the person',
  'cancelled-service': 'Cancelled by us',
};
