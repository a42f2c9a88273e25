import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { questionnaireScreen } from '../../../shared/questionnaire-screen.ts';
import { questionnaireIds } from '../../../shared/questionnaires/ids.ts';
import { isInUse } from '../../../shared/questionnaires/in-use.ts';
import { type Access, everyScreen, type Screen } from '../../../shared/screens.ts';
import { WaitingScreen } from '../kernel/components/waiting.tsx';
import { screens } from '../kernel/lib/paths.ts';
import { mayOpen } from '../kernel/session/may.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { loadInTurn, loadQuestionnaire, loadsOf, loadWorkspace } from './load-ahead.ts';
import { PublicLayout } from './public-layout/public-layout.tsx';
import { loadPage, publicPages, unknownPublicPage } from './public-pages.ts';
import { Root } from './root.tsx';

/**
 * Admits the people that a screen is for. Checked on entering: it only decides what to show, and the API decides on
 * every call what to give.
 */
const Guard = ({ access, children }: { access: Access; children: ReactNode }) => {
  const [entered] = useState(() => mayOpen(access));
  const { pathname, search } = useLocation();
  if (entered) return children;
  // The address is passed along, so that it opens after signing in.
  return <Navigate to={screens.unauthorised} state={{ wanted: pathname + search }} replace />;
};

const publicRoutes: RouteObject[] = [...publicPages, unknownPublicPage].map(({ path, load }) => ({ path, lazy: load }));

// The key makes the guard check again: it is in the same place on every screen.
const guarded = (access: Access, ...children: RouteObject[]): RouteObject => ({
  element: (
    <Guard key={String(access)} access={access}>
      <Outlet />
    </Guard>
  ),
  children,
});

const toRoutes = (isHere: (screen: Screen) => boolean): RouteObject[] =>
  everyScreen.filter(isHere).map(({ path, page, access }) => guarded(access, { path, lazy: loadPage(page) }));

const loadStaffArea = () => import('./staff-area/staff-area.tsx');

/** While somebody types their password, the code comes that sends it, and then what they sign in for. */
const SignIn = () => {
  useEffect(() => {
    const loadCognito = () => import('../kernel/session/cognito.ts');
    void loadInTurn([loadCognito, loadStaffArea, ...loadsOf(({ path }) => path === screens.admin)]);
  }, []);
  return <Outlet />;
};

// They look like the public pages and load parts that those never need.
const signInRoutes = toRoutes(({ access }) => access === 'signing-in' || access === 'unverified');
const signIn: RouteObject = { element: <SignIn />, children: signInRoutes };

const isOfStaff = ({ access }: Screen): boolean => typeof access === 'object';
const staffRoutes = toRoutes((screen) => isOfStaff(screen) && screen.about === undefined);

const questionnaireRoutes: RouteObject[] = questionnaireIds.filter(isInUse).map((type) => ({
  path: questionnaireScreen.path(type),
  lazy: async () => {
    const { QuestionnairePage } = await loadQuestionnaire();
    return { element: <QuestionnairePage key={type} type={type} /> };
  },
}));

// One layout for all of them: the patient is read once, and stays from one screen to the next.
const patientRoutes: RouteObject = {
  lazy: async () => ({ Component: (await loadWorkspace()).Workspace }),
  children: [
    ...toRoutes((screen) => isOfStaff(screen) && screen.about === 'patient'),
    guarded(questionnaireScreen.access, ...questionnaireRoutes),
  ],
};

/**
 * Two trees that load separately: a visitor downloads nothing of the staff area. One sign of waiting and one of failure
 * for the code of a screen; its data is read by the parts that show it, each in `Loaded`. No loader reads ahead of them:
 * every reading about a patient is audited, and its data is cached only while it is shown.
 */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <WaitingScreen />,
    children: [
      { element: <PublicLayout />, children: [...publicRoutes, signIn] },
      guarded(['mayUseStaffArea'], {
        lazy: loadStaffArea,
        children: [...staffRoutes, patientRoutes],
      }),
    ],
  },
];
