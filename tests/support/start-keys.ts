import { type FunctionName, permissions } from '../../infra/cloud/permissions.ts';
import { callerHeader } from '../../infra/local/guard/acting-as.ts';
import { startServer } from '../../infra/local/http-server.ts';

/** A stand-in for KMS with one operation for a job: the state of a key, if its row of the permissions allows it. */
export const startKeys = async () => {
  let state = 'Enabled';
  const server = await startServer((request, response) => {
    const caller = request.headers[callerHeader];
    const mayAsk = typeof caller === 'string' && permissions[caller as FunctionName].keys === true;
    response.writeHead(mayAsk ? 200 : 400, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(
      JSON.stringify(
        mayAsk ? { KeyMetadata: { KeyId: 'a-key', KeyState: state } } : { __type: 'AccessDeniedException' },
      ),
    );
  }, {});
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_KMS: `http://127.0.0.1:${server.port}`,
    KEYS: 'arn:aws:kms:eu-west-2:111122223333:key/one,arn:aws:kms:eu-west-2:111122223333:key/other',
  });
  return {
    become: (next: string) => {
      state = next;
    },
    stop: server.stop,
  };
};
