import type { description } from '../../../shared/api/description.ts';
import { describeApi } from '../../../shared/api/open-api.ts';
import type { Handler } from '../../http/handler.ts';

// It is the same until the next start, and takes a tenth of a second to make.
let described: ReturnType<typeof describeApi> | undefined;

export const readOpenApi: Handler<typeof description.readOpenApi, object> = async () => {
  described ??= describeApi();
  return { status: 200, body: described };
};
