import { audit } from '../../shared/audit/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { readTrail } from './read-trail.ts';
import { reviewQuarter } from './review-quarter.ts';

export const handler = serve(audit, { readTrail, reviewQuarter }, makeDependencies);
