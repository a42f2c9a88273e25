import { log } from '../lib/log.ts';

/** The first lines of an error's stack, without its message, which may quote what a person wrote. */
const locate = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n') ?? '';

/** Logs an error that the product does not expect, which an alarm counts. */
export const logUnexpected = ({ requestId, call, error }: { requestId: string; call: string; error: Error }): void =>
  log({ event: 'unexpected-error', requestId, call, error: error.name, stack: locate(error) });
