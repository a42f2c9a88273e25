import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

// CloudFront's own JavaScript knows less than Node's: writing any of these is an error here, not at the first visit.
const missingAtTheEdge = ['class', 'destructuring', 'for-of', 'generator', 'object-rest-spread', 'optional-chain'];

/** The edge function as one script, with the list of the site's files in it. */
export const bundleEdgeCode = (siteFiles: readonly string[]): string => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./edge-handler.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'edge',
    target: 'es2019',
    supported: Object.fromEntries(missingAtTheEdge.map((feature) => [feature, false])),
    define: { siteFiles: JSON.stringify(siteFiles) },
    footer: { js: 'function handler(event){return edge.handler(event)}' },
  });
  return outputFiles[0]?.text ?? '';
};
