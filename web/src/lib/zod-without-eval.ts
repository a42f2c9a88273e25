import { config } from 'zod/v4';

/**
 * The browser's `zod` (vite.config.ts points the name here). Zod would try whether it may compile its parsers, which the
 * content security policy refuses and reports; it asks when the first schema is made, so this must run before any.
 */
config({ jitless: true });

export * from 'zod/v4';
