import { screens } from '../../lib/paths.ts';

type Link = { label: string; to: string };

/** The bar at the top. A page is added to the site's menu with a line here. */
export const topMenu: readonly Link[] = [
  { label: 'Home', to: screens.home },
  { label: 'About us', to: screens.about },
  { label: 'Services', to: screens.services },
  { label: 'Gallery', to: screens.gallery },
  { label: 'Make a referral', to: screens.referrals },
  { label: 'Contact us', to: screens.contact },
];

export const footerMenu: readonly Link[] = [
  { label: 'About us', to: screens.about },
  { label: 'Contact us', to: screens.contact },
  { label: 'Admin', to: screens.signIn },
  { label: 'Privacy Policy', to: screens.privacy },
];
