import { questionnaireScreen } from './questionnaire-screen.ts';
import { questionnaireIds } from './questionnaires/ids.ts';
import { type Access, everyScreen } from './screens.ts';

// Separate from the registry of screens, which a visitor's browser loads without any questionnaires.

/** Every path that the router may know: an admin can choose any questionnaire for a service. */
export const everyPath: readonly { path: string; access: Access }[] = [
  ...everyScreen,
  ...questionnaireIds.map((id) => ({ path: questionnaireScreen.path(id), access: questionnaireScreen.access })),
];
