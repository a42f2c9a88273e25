import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';

export const siteCalls = {
  readOpenApi: defineCall('GET /api/openapi.json', {
    permission: 'public',
    replies: { 200: z.looseObject({ openapi: z.string() }) },
  }),
};
