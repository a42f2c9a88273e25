import { siteCalls } from '../../shared/site/calls.ts';
import { serve } from '../kernel/http/serve.ts';
import { readOpenApi } from './read-open-api.ts';

export const handler = serve(siteCalls, { readOpenApi }, () => ({}));
