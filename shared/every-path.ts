import { type QuestionnaireId, questionnaireIds } from './questionnaires/ids.ts';
import { isInUse } from './questionnaires/in-use.ts';
import { type Access, everyScreen } from './screens.ts';

// Apart from the registry of screens: a visitor's browser has that, and nothing of questionnaires.

/** One screen for all questionnaires, which each have an address of their own; the menu names them in its group. */
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
