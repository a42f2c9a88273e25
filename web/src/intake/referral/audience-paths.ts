import type { Audience } from '../../../../shared/intake/referral-form.ts';
import { screens } from '../../kernel/lib/paths.ts';

/** The address of the form for each audience. */
export const referralFor: Readonly<Record<Audience, string>> = {
  me: screens.referralForMe,
  family: screens.referralForFamily,
  client: screens.referralForClient,
};
