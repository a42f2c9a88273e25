import type { ComponentType } from 'react';
import { screens } from '../lib/paths.ts';

type Page = { Component: ComponentType };
type PublicPage = {
  path: string;
  /** Its file, by which the build finds the styles of a page that it draws. */
  source: string;
  load: () => Promise<Page>;
};

/** The public pages. A page is added with an entry here and its address in `shared/site-paths.ts`. */
export const publicPages: PublicPage[] = [
  {
    path: screens.home,
    source: 'src/features/home/home-page.tsx',
    load: () => import('../features/home/home-page.tsx'),
  },
  {
    path: screens.about,
    source: 'src/features/about/about-page.tsx',
    load: () => import('../features/about/about-page.tsx'),
  },
  {
    path: screens.contact,
    source: 'src/features/contact/contact-page.tsx',
    load: () => import('../features/contact/contact-page.tsx'),
  },
  {
    path: screens.contactSent,
    source: 'src/features/contact/sent-page.tsx',
    load: () => import('../features/contact/sent-page.tsx'),
  },
  {
    path: screens.gallery,
    source: 'src/features/gallery/gallery-page.tsx',
    load: () => import('../features/gallery/gallery-page.tsx'),
  },
  {
    path: screens.privacy,
    source: 'src/features/privacy/privacy-page.tsx',
    load: () => import('../features/privacy/privacy-page.tsx'),
  },
  {
    path: screens.referrals,
    source: 'src/features/referral/referral-page.tsx',
    load: () => import('../features/referral/referral-page.tsx'),
  },
  {
    path: screens.referralSuccess,
    source: 'src/features/referral/success-page.tsx',
    load: () => import('../features/referral/success-page.tsx'),
  },
  {
    path: screens.services,
    source: 'src/features/services/services-page.tsx',
    load: () => import('../features/services/services-page.tsx'),
  },
  {
    path: screens.unauthorised,
    source: 'src/features/errors/unauthorised-page.tsx',
    load: () => import('../features/errors/unauthorised-page.tsx'),
  },
];

export const unknownPage: PublicPage = {
  path: '*',
  source: 'src/features/errors/unknown-page.tsx',
  load: () => import('../features/errors/unknown-page.tsx'),
};

export const findPublicPage = (path: string): PublicPage =>
  publicPages.find((page) => page.path === (path.length > 1 ? path.replace(/\/$/, '') : path)) ?? unknownPage;
