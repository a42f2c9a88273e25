import { calendar } from '../../../shared/api/calendar.ts';
import { serve } from '../../http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { readFeed } from './read-feed.ts';

export const handler = serve(calendar, { readFeed }, makeDependencies);
