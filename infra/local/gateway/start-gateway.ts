import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAnsweredByApi } from '../../../shared/kernel/api-pages.ts';
import { type WebConfig, webConfigPath } from '../../../shared/kernel/web-config.ts';
import { Failure } from '../../failure.ts';
import { startServer } from '../http-server.ts';
import type { Outbox } from '../outbox.ts';
import { answerApi, type SecondsOf } from './answer-api.ts';
import type { AuthorizerSettings } from './authorizer.ts';
import { compress } from './compress.ts';
import { type ReadPublished, serveSite } from './serve-site.ts';
import { showOutbox } from './show-outbox.ts';

type Settings = {
  port: number;
  siteDir: string;
  userPoolOrigin: string;
  signaturesOrigin: string;
  uploadsOrigin: string;
  webConfig: WebConfig;
  authorizer: AuthorizerSettings;
  originSecret: string;
  secondsOf?: SecondsOf | undefined;
  outbox: Outbox;
  readPublished: ReadPublished;
};

/** One address for all of it, as CloudFront gives: the site, the API below `/api/` and the browser's configuration. */
export const startGateway = async (settings: Settings) => {
  const api = await answerApi(settings.authorizer, settings);
  // In the cloud, too, the files are compressed and the answers of the API are not.
  const site = compress(serveSite(settings.siteDir, settings, settings.readPublished));
  const local = showOutbox(settings.outbox);
  const config = JSON.stringify(settings.webConfig);

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? '/';
    if (isAnsweredByApi(url)) return api(request, response);
    if (url.startsWith('/local/')) return local(request, response);
    if (url !== webConfigPath) return site(request, response);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(config);
  };
  return await startServer(answer, { port: settings.port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Failure(`Port ${settings.port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`);
  });
};
