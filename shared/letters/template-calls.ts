import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { conflict } from '../kernel/replies.ts';
import { templatesBody } from '../kernel/templates.ts';
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
    body: templatesBody(letterTemplatesInput),
    replies: { 200: letterTemplates, 400: problem, 409: conflict(letterTemplates) },
  }),
};
