// Generated from the files in instruments/ by `npm run generate`. Do not edit.
export const questionnaireIds = ['asq', 'core10', 'gad', 'ons4', 'phq'] as const;
export type QuestionnaireId = (typeof questionnaireIds)[number];
