import type { Call } from '../../shared/api/call.ts';
import { areas } from '../../shared/api/contract.ts';
import { samples } from './samples.ts';

export type Sampled = {
  area: string;
  name: string;
  call: Call;
  sample: { params: Record<string, string>; body?: unknown };
};

/** The contract as a list, each call with a request that it accepts. */
export const everyCall: Sampled[] = Object.entries(areas).flatMap(([area, calls]) =>
  Object.entries<Call>(calls).map(([name, call]) => {
    const ofArea = samples[area as keyof typeof samples] as Record<string, Sampled['sample']>;
    return { area, name, call, sample: ofArea[name] as Sampled['sample'] };
  }),
);
