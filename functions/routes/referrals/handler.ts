import { referrals } from '../../../shared/api/referrals.ts';
import { serve } from '../../http/serve.ts';
import { answerReferrer } from './answer-referrer.ts';
import { decideReferral } from './decide-referral.ts';
import { makeDependencies } from './dependencies.ts';
import { joinReferral } from './join-referral.ts';
import { listWorklist } from './list-worklist.ts';
import { readJoinedReferral } from './read-joined-referral.ts';
import { separateReferral } from './separate-referral.ts';

export const handler = serve(
  referrals,
  { answerReferrer, decideReferral, joinReferral, listWorklist, readJoinedReferral, separateReferral },
  makeDependencies,
);
