/** Loads the schema, zod and the API client. */
export const loadSubmission = () => import('./submission.ts');
