import type { QuestionnaireId } from './questionnaires/ids.ts';

/** One screen for all questionnaires, each with an address of its own; the menu lists them in its group. */
export const questionnaireScreen = {
  path: (id: QuestionnaireId): `/admin/crm/${QuestionnaireId}/:id?` => `/admin/crm/${id}/:id?`,
  access: ['mayReadRecords', 'mayWriteRecords'],
  about: 'patient',
} as const;
