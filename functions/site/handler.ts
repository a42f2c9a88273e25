import { siteCalls } from '../../shared/site/calls.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { serve } from '../kernel/http/serve.ts';

// Made once a process: it does not change, and takes a tenth of a second. The whole contract is loaded for it alone: a
// start that only refuses somebody does without.
const describe = async () => (await import('../../shared/open-api.ts')).describeApi();
let described: ReturnType<typeof describe> | undefined;

export const readOpenApi: Handler<typeof siteCalls.readOpenApi, object> = async () => {
  described ??= describe();
  return { status: 200, body: await described };
};

export const handler = serve(siteCalls, { readOpenApi }, () => ({}));
