import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, type UserConfig } from 'vite';
import { intakeCalls } from '../shared/intake/calls.ts';
import { inFormLanguage } from '../shared/kernel/written-in.ts';
import type { LanguageKey } from '../shared/words/language.ts';
import { pages } from './pages-plugin.ts';
import { withoutStaffParts } from './without-staff-parts.ts';

// The build's manifest describes the chunks that a page starts from, so each must stay one.
const notTheEntry = /(?<!main-\w+\.tsx|\w+\.html|load-after-first-paint\.ts)$/;

// Each small file costs a request, and compresses by itself.
const ofFields =
  /\/(?:web\/src\/kernel\/components\/(?:form-|field|error-summary|use-submission)|web\/src\/kernel\/lib\/minimum-fill-time|shared\/kernel\/forms\/wording|shared\/patients\/safe-contact)/;

const ofReferral = /\/shared\/intake\/(?:form-steps|public-referral)\.ts$/;

// What others wrote changes only when it is updated: a browser keeps these files from one release to the next.
const inPackages = (...names: readonly string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);
const ofEveryScreen = inPackages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom');
const ofSchemas = /\/node_modules\/zod\/|\/kernel\/lib\/zod-without-eval/;
const ofUserPool = /\/kernel\/session\/cognito\.ts$|\/node_modules\/(?:@?aws-amplify|@aws-crypto)\//;
const ofStaffScreens = inPackages('@tanstack', 'downshift', 'compute-scroll-into-view');

// A file of code costs a request, so what is opened together is one file, with all that it needs and that none above has:
// the screens of signing in, then Today in its frame, then a record.
export const signingInChunk = 'signing-in';
const ofSigningIn = /\/accounts\/sign-in\/(?!remember-browser)/;
// What is loaded beside them, for whom it concerns, is no part of them.
const ofToday = /\/web\/src\/(?:app\/staff-area|tasks\/today)\/(?!today-(?:back|cover|drafts|lead|setup))/;
const ofRecord =
  /\/web\/src\/patients\/patient\/(?!(?:code|print)-dialog|closed-record|inactive-notice|printed-record|record-details|details-page|edit-group)/;
// The parts that several other screens share. The drawings of charts come when one is shown.
const ofScreens = /\/(?:web\/src\/(?:kernel\/(?!components\/charts\/)|\w[\w-]*\/parts\/)|shared\/)/;

const inputs = { public: ['index.html', 'src/load-after-first-paint.ts'], staff: ['staff.html'] };

/** What draws the pages of a language. The form on paper is in English. */
const drawnFrom = (key: LanguageKey) => [
  'src/entry-prerender.tsx',
  'src/draw-in-worker.ts',
  ...(key === 'en' ? ['draw-form-pdf.ts'] : []),
];

const inRouter = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));

/**
 * The site is built twice, and drawn; the public part is built once more for every language: see `build.ts`. `public`
 * is what a visitor downloads: its pages and a small router. `staff` is the same pages and the staff area behind them,
 * with the router that it needs; a build of both would give visitors all of it.
 */
const wordsOf = (key: string) => fileURLToPath(new URL(`../shared/words/${key}/`, import.meta.url));

/** The mode of a build: `public.ur` is the download of a visitor who reads Urdu. Staff screens are in English. */
export const modeOf = (kind: 'public' | 'staff', key: LanguageKey): string => `${kind}.${key}`;
const readMode = (mode: string): { kind: 'public' | 'staff'; key: LanguageKey } => {
  const [kind, key = 'en'] = mode.split('.');
  return { kind: kind === 'public' ? 'public' : 'staff', key: key as LanguageKey };
};

// Each is in the styles, in the page and in its code: the usual name has a longer hash, and the line of the class.
const nameClass = (name: string, file: string): string => {
  const [path = ''] = relative(import.meta.dirname, file).split('?');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
};

const configure = ({ isSsrBuild = false, mode }: ConfigEnv): UserConfig => {
  const { kind, key } = readMode(mode);
  return {
    root: import.meta.dirname,
    plugins: [pages(kind, key), ...(kind === 'public' && !isSsrBuild ? withoutStaffParts() : []), react()],
    resolve: {
      // React Router names its development build in its package; the other has fewer messages and is smaller.
      // The zod of every schema never compiles code: see the file.
      alias: [
        ...(isSsrBuild
          ? []
          : [
              { find: /^react-router$/, replacement: inRouter('index.mjs') },
              { find: /^react-router\/dom$/, replacement: inRouter('dom-export.mjs') },
            ]),
        { find: /^#words\//, replacement: wordsOf(key) },
        { find: /^zod$/, replacement: fileURLToPath(import.meta.resolve('./src/kernel/lib/zod-without-eval.ts')) },
      ],
    },
    css: { modules: { generateScopedName: nameClass } },
    // What draws the pages is complete: a function of the cloud has no packages beside it.
    ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
    define: {
      __BUILD_YEAR__: new Date().getFullYear(),
      // As a constant, so that visitors do not download the contract and its schemas first.
      __CONTACT_FORM_ACTION__: JSON.stringify(inFormLanguage(intakeCalls.sendContactMessage.path, key)),
      __RING_BACK_FORM_ACTION__: JSON.stringify(inFormLanguage(intakeCalls.askRingBack.path, key)),
      __REFERRAL_FORM_ACTION__: JSON.stringify(inFormLanguage(intakeCalls.sendReferral.path, key)),
      __STATUS_FORM_ACTION__: JSON.stringify(inFormLanguage(intakeCalls.readReferralStatus.path, key)),
    },
    build: {
      outDir: 'dist',
      copyPublicDir: false,
      manifest: isSsrBuild ? false : `.vite/${kind}.json`,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // A visitor's styles are one small sheet, which is inlined in the pages.
      cssCodeSplit: kind !== 'public',
      reportCompressedSize: false,
      rolldownOptions: {
        // What React Router warns a developer of is 2 kB of sentences that nobody else reads.
        treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
        input: (isSsrBuild ? drawnFrom(key) : inputs[kind]).map((file) => join(import.meta.dirname, file)),
        // The start of every page is one file, not a dozen, and so are the fields that the public forms share.
        output: isSsrBuild
          ? { entryFileNames: '[name].mjs', chunkFileNames: 'assets/[name]-[hash].mjs' }
          : {
              codeSplitting: {
                groups: [
                  ...(kind === 'staff'
                    ? [
                        { name: 'libraries', test: ofEveryScreen },
                        { name: 'schemas', test: ofSchemas },
                        { name: 'user-pool', test: ofUserPool },
                        { name: 'staff-libraries', test: ofStaffScreens },
                      ]
                    : []),
                  { name: 'site', tags: ['$initial'], test: notTheEntry },
                  ...(kind === 'public'
                    ? [
                        { name: 'fields', test: ofFields, minShareCount: 3 },
                        { name: 'referral', test: ofReferral, minShareCount: 2 },
                      ]
                    : [
                        { name: signingInChunk, test: ofSigningIn },
                        { name: 'today', test: ofToday },
                        { name: 'record', test: ofRecord },
                        { name: 'screens', test: ofScreens, minShareCount: 3 },
                      ]),
                ],
              },
            },
      },
    },
  };
};

export default defineConfig(configure);
