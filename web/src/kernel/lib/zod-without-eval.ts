import { config } from 'zod/v4';

/**
 * The browser's `zod` (vite.config.ts maps the name to this file). Zod would test whether it may compile its parsers,
 * which the content security policy refuses and reports; it tests when the first schema is made, so this must run
 * before any.
 */
config({ jitless: true });

export * from 'zod/v4';
