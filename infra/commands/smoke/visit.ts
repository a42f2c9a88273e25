import { setTimeout } from 'node:timers/promises';
import type { Ask } from './ask.ts';
import type { FindCode } from './find-code.ts';

/** The outcome of one attempt. */
export type Line = { title: string; outcome: 'pass' | 'FAIL' | 'left out'; detail?: string; remedy?: string };

/** Ends a check: the rest needs the part that has failed. */
export class Stopped extends Error {
  override name = 'Stopped';
}

type Tried = { title: string; remedy: string };

/** One run of the smoke test against one deployment. */
export type Visit = {
  /** The address of the deployment, without a slash at its end. */
  url: string;
  ask: Ask;
  findCode: FindCode;
  admin: { email: string; password: string };
  /** A mark in the names of everything that this run makes. */
  mark: string;
  /** The headers of the admin's calls, after a sign-in. */
  signedIn: Record<string, string>;
  /** Tries one thing and reports the outcome. @throws Stopped when it failed */
  check<Value>(tried: Tried, work: () => Promise<Value>): Promise<Value>;
  skip(title: string, why: string): void;
  /** Deletes what was made, at the end, the latest first. */
  cleanup(title: string, work: () => Promise<unknown>): void;
};

export type Check = (visit: Visit) => Promise<void>;

/** @throws Error with these words, which the line shows */
export const assert = (condition: boolean, otherwise: string): void => {
  if (!condition) throw new Error(otherwise);
};

const minute = { tries: 30, milliseconds: 2000 };

/** Waits until something is true. @throws Error with these words when it does not come to be. */
export const waitFor = async (look: () => Promise<boolean>, otherwise: string, { tries, milliseconds } = minute) => {
  for (let tried = 1; !(await look()); tried += 1) {
    assert(tried < tries, otherwise);
    await setTimeout(milliseconds);
  }
};
