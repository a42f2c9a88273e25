import type { description } from '../../../shared/api/description.ts';
import { describeApi } from '../../../shared/api/open-api.ts';
import type { Handler } from '../../http/handler.ts';

// Made once a process: it does not change, and takes a tenth of a second.
let described: ReturnType<typeof describeApi> | undefined;

export const readOpenApi: Handler<typeof description.readOpenApi, object> = async () => {
  described ??= describeApi();
  return { status: 200, body: described };
};
