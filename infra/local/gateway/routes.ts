import { type AreaName, areas } from '../../../shared/contract.ts';
import type { Call } from '../../../shared/kernel/call.ts';
import { routeKeyOf, templateOf } from '../../../shared/kernel/wire-names.ts';

type Route = { area: AreaName; call: Call; routeKey: string };
export type Match = Route & { pathParameters: Record<string, string> };

/** A part of a path: a text, or the name of a parameter. */
type Segment = { text: string } | { parameter: string };
type Pattern = { route: Route; segments: readonly Segment[] };

const readSegment = (text: string): Segment => {
  const [, parameter] = /^\{(.+)\}$/.exec(text) ?? [];
  return parameter === undefined ? { text } : { parameter };
};

const nameGroup = (method: string, segments: number) => `${method} ${segments}`;

// By method and number of segments, so that a request is compared with few of them.
const patterns = new Map<string, Pattern[]>();
for (const area of Object.keys(areas) as AreaName[]) {
  for (const call of Object.values<Call>(areas[area])) {
    const segments = templateOf(call).split('/').map(readSegment);
    const group = nameGroup(call.method, segments.length);
    patterns.set(group, [
      ...(patterns.get(group) ?? []),
      { route: { area, call, routeKey: routeKeyOf(call) }, segments },
    ]);
  }
}

const matchSegments = (segments: readonly Segment[], path: readonly string[]): Record<string, string> | undefined => {
  const found: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = path[index] ?? '';
    if ('text' in segment ? segment.text !== value : value === '') return undefined;
    if ('parameter' in segment) found[segment.parameter] = decodeURIComponent(value);
  }
  return found;
};

/** The route of a request, matched as API Gateway does: segment by segment, before decoding. @throws URIError */
export const matchRoute = (method: string, encodedPath: string): Match | undefined => {
  const path = encodedPath.split('/');
  for (const { route, segments } of patterns.get(nameGroup(method, path.length)) ?? []) {
    const pathParameters = matchSegments(segments, path);
    if (pathParameters) return { ...route, pathParameters };
  }
  return undefined;
};
