import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { conflict } from '../kernel/replies.ts';
import { letterTemplates, letterTemplatesInput } from './letter-templates.ts';

export const letterTemplateCalls = {
  /** The letters that the organisation has written itself, with which staff begin one. */
  readLetterTemplates: defineCall('GET /api/letter-templates', {
    permission: 'mayReadRecords',
    concerns: 'none',
    audit: 'none',
    replies: { 200: letterTemplates },
  }),
  saveLetterTemplates: defineCall('POST /api/letter-templates', {
    permission: 'mayChangeSettings',
    body: z.strictObject({
      templates: letterTemplatesInput,
      version: z.int('Please say which version of the templates you have changed.').min(0),
    }),
    replies: { 200: letterTemplates, 400: problem, 409: conflict(letterTemplates) },
  }),
};
