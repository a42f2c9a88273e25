import { Outlet, type RouteObject } from 'react-router-dom';
import { staffRoles, unverified } from '../../../shared/domain/roles.ts';
import { questionnaireIds } from '../../../shared/questionnaires/ids.ts';
import { questionnaireScreen, screens } from '../lib/paths.ts';
import { BrokenScreen } from './broken-screen.tsx';
import { Guard } from './guard.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';
import { publicPages, unknownPage } from './public-pages.ts';
import { Root } from './root.tsx';

const publicRoutes: RouteObject[] = [...publicPages, unknownPage].map(({ path, load }) => ({ path, lazy: load }));

// They look like the public pages and load what those never need.
const signInRoutes: RouteObject[] = [
  { path: screens.signIn, lazy: () => import('../features/sign-in/sign-in-page.tsx') },
  { path: screens.signInType, lazy: () => import('../features/sign-in/sign-in-page.tsx') },
  { path: screens.signUp, lazy: () => import('../features/sign-up/sign-up-page.tsx') },
  { path: screens.confirmActivate, lazy: () => import('../features/sign-up/confirm-activate-page.tsx') },
  { path: screens.confirmPassword, lazy: () => import('../features/sign-up/confirm-password-page.tsx') },
  { path: screens.confirmEmail, lazy: () => import('../features/sign-up/confirm-email-page.tsx') },
  {
    element: (
      <Guard allowed={staffRoles.map(unverified)}>
        <Outlet />
      </Guard>
    ),
    children: [{ path: screens.verify, lazy: () => import('../features/sign-in/verify-page.tsx') }],
  },
];

const questionnaireRoutes: RouteObject[] = questionnaireIds.map((type) => ({
  path: `${questionnaireScreen(type)}/:id?`,
  lazy: async () => {
    const { QuestionnairePage } = await import('../features/questionnaire/questionnaire-page.tsx');
    return { element: <QuestionnairePage key={type} type={type} /> };
  },
}));

const staffRoutes: RouteObject[] = [
  { path: screens.admin, lazy: () => import('./staff-area/staff-home.tsx') },
  { path: screens.message, lazy: () => import('../features/messages/message-page.tsx') },
  { path: screens.referral, lazy: () => import('../features/referrals/referral-page.tsx') },
  { path: screens.referralAsContact, lazy: () => import('../features/referrals/referral-page.tsx') },
  { path: screens.crmDashboard, lazy: () => import('../features/dashboard/dashboard-page.tsx') },
  { path: screens.overdue, lazy: () => import('../features/overdue/overdue-page.tsx') },
  { path: screens.orgData, lazy: () => import('../features/org-data/org-data-page.tsx') },
  { path: screens.feedback, lazy: () => import('../features/feedback/feedback-page.tsx') },
  { path: `${screens.data}/:id?`, lazy: () => import('../features/patient-data/patient-data-page.tsx') },
  ...questionnaireRoutes,
  { path: screens.crm, lazy: () => import('../features/crm/crm-page.tsx') },
  { path: screens.newPatient, lazy: () => import('../features/new-patient/new-patient-page.tsx') },
  { path: screens.patient, lazy: () => import('../features/patient/patient-page.tsx') },
  { path: screens.patients, lazy: () => import('../features/patients/patients-page.tsx') },
  { path: `${screens.newCaseNote}/:id?`, lazy: () => import('../features/case-notes/new-case-note-page.tsx') },
  { path: `${screens.caseNotes}/:id?`, lazy: () => import('../features/case-notes/case-notes-page.tsx') },
  { path: `${screens.external}/:id?`, lazy: () => import('../features/external-referrals/external-page.tsx') },
];

const adminRoutes: RouteObject[] = [
  { path: screens.users, lazy: () => import('../features/users/users-page.tsx') },
  { path: screens.audit, lazy: () => import('../features/audit/audit-page.tsx') },
];

/** Two trees that load apart: nothing of the staff area is in what a visitor downloads. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <BrokenScreen />,
    children: [
      { element: <PublicLayout />, children: [...publicRoutes, ...signInRoutes] },
      {
        element: (
          <Guard allowed={staffRoles}>
            <Outlet />
          </Guard>
        ),
        children: [
          {
            lazy: () => import('./staff-area/staff-area.tsx'),
            children: [
              ...staffRoutes,
              {
                element: (
                  <Guard allowed={['ROLE_ADMIN']}>
                    <Outlet />
                  </Guard>
                ),
                children: adminRoutes,
              },
            ],
          },
        ],
      },
    ],
  },
];
