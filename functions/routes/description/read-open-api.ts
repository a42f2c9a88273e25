import type { description } from '../../../shared/api/description.ts';
import { describeApi } from '../../../shared/api/open-api.ts';
import type { Handler } from '../../http/handler.ts';

export const readOpenApi: Handler<typeof description.readOpenApi, object> = async () => ({
  status: 200,
  body: describeApi(),
});
