import { questionnaireScreen } from './questionnaire-screen.ts';
import { questionnaireIds } from './questionnaires/ids.ts';
import { isInUse } from './questionnaires/in-use.ts';
import { type Access, everyScreen } from './screens.ts';

// Separate from the registry of screens, which a visitor's browser loads without any questionnaires.

/** Every path that the router knows. */
export const everyPath: readonly { path: string; access: Access }[] = [
  ...everyScreen,
  ...questionnaireIds
    .filter(isInUse)
    .map((id) => ({ path: questionnaireScreen.path(id), access: questionnaireScreen.access })),
];
