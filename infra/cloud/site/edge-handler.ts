import { findFileOf, isAddedFile, noPageCaching, notFoundPage } from '../../../shared/site/find-site-file.ts';

// Set by the bundler: the paths of the built site's files, and of the screens that share one.
declare const siteFiles: readonly string[];
declare const staffScreens: readonly string[];

type EdgeRequest = { uri: string };
type EdgeResponse = {
  statusCode: number;
  statusDescription?: string;
  headers: { 'cache-control'?: { value: string } };
};
type EdgeEvent = { request: EdgeRequest; response?: EdgeResponse };

const findExistingFile = (uri: string): string => {
  const file = findFileOf(uri, staffScreens);
  return siteFiles.includes(file) || isAddedFile(file) ? file : notFoundPage;
};

/**
 * Runs inside CloudFront, on requests and on responses: requests the file for the URL, or the page that says there is
 * none, and gives that page its status. The answer is the same whether a response comes under its own URL or under
 * that of its file.
 */
export const handler = (event: EdgeEvent): EdgeRequest | EdgeResponse => {
  const request = event.request;
  const response = event.response;
  const file = findExistingFile(request.uri);
  if (!response) {
    request.uri = file;
    return request;
  }
  const caching = response.headers['cache-control'];
  const isMissing = file === notFoundPage || (isAddedFile(file) && caching && caching.value === noPageCaching);
  if (isMissing && response.statusCode === 200) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  return response;
};
