import { layout } from '#words/layout.ts';
import { screens } from '../../lib/paths.ts';

type Link = { label: string; to: string };

/** The bar at the top. A page is added to the site's menu with a line here. */
export const topMenu: readonly Link[] = [
  { label: layout.home, to: screens.home },
  { label: layout.about, to: screens.about },
  { label: layout.services, to: screens.services },
  { label: layout.gallery, to: screens.gallery },
  { label: layout.referral, to: screens.referrals },
  { label: layout.contact, to: screens.contact },
];

export const footerMenu: readonly Link[] = [
  { label: layout.about, to: screens.about },
  { label: layout.contact, to: screens.contact },
  { label: layout.admin, to: screens.signIn },
  { label: layout.privacy, to: screens.privacy },
];
