import { createRequire } from 'node:module';

/**
 * The part of node:http that the libraries in a bundle use. Importing the module itself reads each of its names at
 * once, among them WebSocket, for which Node starts its whole fetch: 10 ms of every cold start.
 */
export const { Agent, request, STATUS_CODES }: typeof import('node:http') = createRequire(import.meta.url)('node:http');
