import { audit } from '../../../shared/api/audit.ts';
import { serve } from '../../http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { readTrail } from './read-trail.ts';
import { reviewQuarter } from './review-quarter.ts';

export const handler = serve(audit, { readTrail, reviewQuarter }, makeDependencies);
