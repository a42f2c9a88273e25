import { everyScreen, type Screen } from '../../../shared/screens.ts';
import { loadPage } from './public-pages.ts';

type Load = () => Promise<unknown>;

export const loadWorkspace = () => import('../patients/patient/workspace.tsx');
export const loadQuestionnaire = () => import('../questionnaires/questionnaire/questionnaire-page.tsx');
const loadScoreDrawing = () => import('../kernel/components/charts/score-drawing.tsx');

export const loadsOf = (isWanted: (screen: Screen) => boolean): Load[] =>
  everyScreen.filter(isWanted).map(({ page }) => loadPage(page));

/**
 * Loads code before it is asked for, one part after another, so that what somebody asks for meanwhile has the line. A
 * part that does not come is asked for once more by the screen that needs it.
 */
export const loadInTurn = async (loads: readonly Load[]): Promise<void> => {
  for (const load of loads) await load().catch(() => undefined);
};

/** The screens of a patient: their code alone, as every reading of their data is audited. */
export const loadRecordScreens = (): Promise<void> =>
  loadInTurn([loadWorkspace, ...loadsOf(({ about }) => about === 'patient'), loadQuestionnaire, loadScoreDrawing]);
