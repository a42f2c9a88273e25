import { matchPath } from 'react-router-dom';
import { everyPath } from '../../../../shared/every-path.ts';
import { returnParameter } from '../../../../shared/kernel/return-parameter.ts';
import { screens } from './paths.ts';

// Only to decide whether an address stays on this site; nothing is ever requested from it.
const anySite = 'https://site.invalid';

const staffPaths = everyPath.filter(({ access }) => typeof access === 'object').map(({ path }) => path);

/**
 * The screen of the staff area that a return address names, as a path and a query; undefined for anything else. An
 * address that leaves the site, or that names no screen of the registry, is refused: a link to the sign-in page cannot
 * take somebody who signs in to a place that a stranger chose.
 */
export const readReturnAddress = (typed: string | null): string | undefined => {
  if (!typed?.startsWith('/') || !URL.canParse(typed, anySite)) return undefined;
  const { origin, pathname, search } = new URL(typed, anySite);
  if (origin !== anySite || pathname.startsWith('//')) return undefined;
  return staffPaths.some((path) => matchPath(path, pathname)) ? pathname + search : undefined;
};

/** The address of a sign-in screen that returns to `address`. The staff home is the default. */
export const returningTo = (signInAddress: string, address: string): string => {
  const wanted = readReturnAddress(address);
  if (wanted === undefined || wanted === screens.admin) return signInAddress;
  return `${signInAddress}?${new URLSearchParams({ [returnParameter]: wanted })}`;
};

/** The address that somebody who signs in wanted. */
export const wantedAddress = (query: URLSearchParams): string =>
  readReturnAddress(query.get(returnParameter)) ?? screens.admin;

/** The address that is open now, without the site. */
export const addressHere = (): string => location.pathname + location.search;
