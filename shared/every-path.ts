import { type QuestionnaireId, questionnaireIds } from './questionnaires/ids.ts';
import { isInUse } from './questionnaires/in-use.ts';
import { type Access, everyScreen } from './screens.ts';

// Separate from the registry of screens, which a visitor's browser loads without any questionnaires.

/** One screen for all questionnaires, each with an address of its own; the menu lists them in its group. */
export const questionnaireScreen = {
  path: (id: QuestionnaireId): `/admin/crm/${QuestionnaireId}/:id?` => `/admin/crm/${id}/:id?`,
  access: ['mayReadRecords', 'mayWriteRecords'],
  about: 'patient',
} as const;

/** Every path that the router knows. */
export const everyPath: readonly { path: string; access: Access }[] = [
  ...everyScreen,
  ...questionnaireIds
    .filter(isInUse)
    .map((id) => ({ path: questionnaireScreen.path(id), access: questionnaireScreen.access })),
];
