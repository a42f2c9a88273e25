/** What the trigger that counts mails says when a day has had its share; Cognito hands it on among words of its own. */
export const noMoreToday = 'No more are sent today.';
