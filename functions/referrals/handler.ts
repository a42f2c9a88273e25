import { referralCalls } from '../../shared/referrals/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { answerReferrer } from './answer-referrer.ts';
import { clearJunk } from './clear-junk.ts';
import { decideReferral } from './decide-referral.ts';
import { makeDependencies } from './dependencies.ts';
import { joinReferral } from './join-referral.ts';
import { listWorklist } from './list-worklist.ts';
import { markJunk } from './mark-junk.ts';
import { readJoinedReferral } from './read-joined-referral.ts';
import { separateReferral } from './separate-referral.ts';

export const handler = serve(
  referralCalls,
  {
    answerReferrer,
    clearJunk,
    decideReferral,
    joinReferral,
    listWorklist,
    markJunk,
    readJoinedReferral,
    separateReferral,
  },
  makeDependencies,
);
