import { description } from '../../../shared/api/description.ts';
import { serve } from '../../http/serve.ts';
import { readOpenApi } from './read-open-api.ts';

export const handler = serve(description, { readOpenApi }, () => ({}));
