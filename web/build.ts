import { type BuildEnvironmentOptions, build } from 'vite';

// The whole site: what a visitor downloads, the staff area beside it, then every public page as finished HTML.

const run = (mode: 'public' | 'staff', options: BuildEnvironmentOptions = {}) =>
  build({ root: import.meta.dirname, mode, logLevel: 'warn', build: options });

// In this order: the first empties the folder that the second adds to.
await run('public');
await run('staff');
await run('public', { ssr: 'src/entry-prerender.tsx' });
// Loaded now: it reads what was built as it starts.
await import('./prerender.ts');
