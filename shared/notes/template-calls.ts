import { defineCall } from '../kernel/call.ts';
import { problem } from '../kernel/problem.ts';
import { conflict } from '../kernel/replies.ts';
import { templatesBody } from '../kernel/templates.ts';
import { noteTemplates, noteTemplatesInput } from './note-templates.ts';

// Separate from the calls of notes, with which a record starts.

export const noteTemplateCalls = {
  /** The templates with which staff begin a note. */
  readNoteTemplates: defineCall('GET /api/note-templates', {
    permission: 'mayReadRecords',
    concerns: 'none',
    audit: 'none',
    replies: { 200: noteTemplates },
  }),
  saveNoteTemplates: defineCall('POST /api/note-templates', {
    permission: 'mayChangeSettings',
    body: templatesBody(noteTemplatesInput),
    replies: { 200: noteTemplates, 400: problem, 409: conflict(noteTemplates) },
  }),
};
