import { type AreaName, areas } from '../../shared/contract.ts';
import type { Call } from '../../shared/kernel/call.ts';
import { samples } from './samples.ts';

export type Sampled = {
  area: AreaName;
  name: string;
  call: Call;
  sample: { params: Record<string, string>; body?: unknown };
};

/** The contract as a list, each call with a request that it accepts. */
export const everyCall: Sampled[] = (Object.keys(areas) as AreaName[]).flatMap((area) =>
  Object.entries<Call>(areas[area]).map(([name, call]) => {
    const ofArea = samples[area] as Record<string, Sampled['sample']>;
    return { area, name, call, sample: ofArea[name] as Sampled['sample'] };
  }),
);
