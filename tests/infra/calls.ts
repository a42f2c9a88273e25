import { functionOf } from '../../functions/deployed.ts';
import { type AreaName, areas } from '../../shared/contract.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { routeKeyOf } from '../../shared/kernel/wire-names.ts';

/** Every call of the contract, as a row of a table of tests. */
export const calls = Object.entries(areas).flatMap(([area, calls]: [string, Record<string, Call>]) =>
  Object.values(calls).map((call) => ({
    name: functionOf[area as AreaName],
    key: routeKeyOf(call),
    permission: call.permission,
  })),
);
export const publicCalls = calls.filter(({ permission }) => permission === 'public');
export const staffCalls = calls.flatMap(({ permission, ...call }) =>
  permission === 'public' ? [] : [{ ...call, permission }],
);
