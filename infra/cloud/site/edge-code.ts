import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { staffScreens } from '../../../shared/site/site-paths.ts';

// CloudFront's own JavaScript is that of 2011 with these additions. It accepts a function with anything else, and then
// answers every visitor with 503: so a syntax that it lacks is an error here.
const knownAtTheEdge = [
  'arrow',
  'async-await',
  'const-and-let',
  'exponent-operator',
  'rest-argument',
  'template-literal',
];

/** The edge function as one script, with the lists of the site's files and screens in it. */
export const bundleEdgeCode = (siteFiles: readonly string[]): string => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('./edge-handler.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'edge',
    target: 'es5',
    supported: Object.fromEntries(knownAtTheEdge.map((feature) => [feature, true])),
    define: { siteFiles: JSON.stringify(siteFiles), staffScreens: JSON.stringify(staffScreens) },
    footer: { js: 'function handler(event){return edge.handler(event)}' },
  });
  return outputFiles[0]?.text ?? '';
};
