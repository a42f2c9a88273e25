/** What every form says around its questions. */
export const forms = {
  problem: 'There is a problem',
  error: 'Error:',
  wait: 'Please Wait',
  clear: 'Clear this answer',
  addAnother: 'Add another',
  leaveEmpty: 'Please leave this empty',
  yes: 'Yes',
  nothingSent: 'Nothing was sent. What you typed is below.',
  startAgain: 'Start again with an empty form',
} as const;
