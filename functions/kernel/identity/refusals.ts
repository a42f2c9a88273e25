/** The message of the trigger that counts mails, when the day's limit is reached. Cognito includes it in its own. */
export const noMoreToday = 'No more are sent today.';
