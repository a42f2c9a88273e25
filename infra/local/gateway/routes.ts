import type { Call } from '../../../shared/api/call.ts';
import { areas } from '../../../shared/api/contract.ts';
import { routeKeyOf, templateOf } from '../../../shared/api/wire-names.ts';

type Route = { area: string; call: Call; routeKey: string };
export type Match = Route & { pathParameters: Record<string, string> };

const routes = Object.entries(areas).flatMap(([area, calls]) =>
  Object.values<Call>(calls).map((call) => ({
    area,
    call,
    routeKey: routeKeyOf(call),
    segments: templateOf(call).split('/'),
  })),
);

const parameter = /^\{(.+)\}$/;

const matchSegments = (pattern: string[], path: string[]): Record<string, string> | undefined => {
  if (pattern.length !== path.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const value = path[index] as string;
    const name = parameter.exec(segment)?.[1];
    if (name === undefined && segment !== value) return undefined;
    if (name !== undefined && value === '') return undefined;
    if (name !== undefined) found[name] = decodeURIComponent(value);
  }
  return found;
};

/** The route of a request, matched as API Gateway does: segment by segment, before decoding. @throws URIError */
export const matchRoute = (method: string, encodedPath: string): Match | undefined => {
  const path = encodedPath.split('/');
  for (const { segments, ...route } of routes) {
    if (route.call.method !== method) continue;
    const pathParameters = matchSegments(segments, path);
    if (pathParameters) return { ...route, pathParameters };
  }
  return undefined;
};
