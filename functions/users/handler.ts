import { userCalls } from '../../shared/users/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { changeMobile } from './change-mobile.ts';
import { chooseServices } from './choose-services.ts';
import { makeDependencies } from './dependencies.ts';
import { disableUser } from './disable-user.ts';
import { enableUser } from './enable-user.ts';
import { findUsers } from './find-users.ts';
import { grantRole } from './grant-role.ts';
import { liftLimits } from './lift-limits.ts';
import { listUsers } from './list-users.ts';
import { revokeRole } from './revoke-role.ts';
import { forgetBrowsersOf, removeAppOf } from './second-factor.ts';

export const handler = serve(
  userCalls,
  {
    changeMobile,
    chooseServices,
    disableUser,
    enableUser,
    findUsers,
    forgetBrowsersOf,
    grantRole,
    liftLimits,
    listUsers,
    removeAppOf,
    revokeRole,
  },
  makeDependencies,
);
