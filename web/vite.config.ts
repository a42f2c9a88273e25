import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { intake } from '../shared/api/intake.ts';

// The build's manifest describes the page's own chunk, so that must stay one.
const notTheEntry = /(?<!main\.tsx|index\.html)$/;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    // Every schema is made by a zod that never compiles code: see the file.
    alias: [{ find: /^zod$/, replacement: fileURLToPath(import.meta.resolve('./src/lib/zod-without-eval.ts')) }],
  },
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    // As a constant, so that the contract and its schemas stay out of what a visitor downloads first.
    __CONTACT_FORM_ACTION__: JSON.stringify(intake.sendContactMessage.path),
  },
  build: {
    outDir: isSsrBuild ? '../node_modules/.prerender' : 'dist',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // What every page starts with is one file, not a dozen.
      output: isSsrBuild
        ? {}
        : { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'], test: notTheEntry }] } },
    },
  },
}));
