import { calendarCalls } from '../../shared/calendar/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { makeDependencies } from './dependencies.ts';
import { readFeed } from './read-feed.ts';

export const handler = serve(calendarCalls, { readFeed }, makeDependencies);
