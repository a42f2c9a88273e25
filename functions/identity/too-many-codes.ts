/** What the trigger says that counts codes; Cognito hands it on in the message of its error, and nothing else of it. */
export const tooManyCodes = 'Too many codes were sent.';
