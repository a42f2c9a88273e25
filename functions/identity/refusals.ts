/** The message of the trigger that counts mails, when the day's limit is reached. Cognito passes it on within its own. */
export const noMoreToday = 'No more are sent today.';
