import type { Configuration } from '../../cloud/configuration.ts';

export type Finding = { ready: boolean; found: string; remedy?: string };
export type Check = { title: string; look: (configuration: Configuration) => Promise<Finding> };

export const judge = (ready: boolean, found: string, remedy: string): Finding =>
  ready ? { ready, found } : { ready, found, remedy };
