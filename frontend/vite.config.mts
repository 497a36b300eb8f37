import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { compiledMessages, strippedMessages } from './build/compiled-messages.mjs';
import { withoutUnusedParts } from './build/mui-button-insides.mjs';
import { pageFiles } from './build/page-files.mjs';
import { scriptFileOf } from './build/script-files';
import { textFileOf } from './build/text-files';

/** Ends the names of its file. */
const BEGIN = 'src/features/session/begin.ts';

const SERVER = 'http://localhost:3000';

/** First segments of the screens' paths; the server's own list (front-end.ts) knows them to the end. */
const SCREENS = [
  'about|admin|analytics|applink|apps|backv1|billing|bulk|developers|domain|events|help|invitation|log|login|logout|onboarding',
  'payment|policy|pricing|privacy|report|signup|socialvip|tracking|usage|users',
].join('|');
const SCREEN = new RegExp(`^/(?:(?:en|vi|id|ja)(?:/|$))?(?:$|(?:${SCREENS})(?:/|$))`);
const SOURCE = /^\/(?:@|src\/|locales\/|node_modules\/|favicon|icon-|manifest\.)/;

/** Parts that are loaded each by itself, and yet at the same time, as one file with all that nothing else needs. */
const LOADED_TOGETHER: readonly (readonly [name: string, test: RegExp])[] = [
  // What the frame loads for everybody, or for every member, once their page stands.
  ['later', /[\\/](?:HelpBubble\.tsx|page-(?:catalogues|loaders)\.ts|create-billing\.api\.ts)$/],
  ['qr', /[\\/]QrPanel\.tsx$|node_modules[\\/]qrcode[\\/]/],
];

/** What this server answers; every other path is a call, a short link or unknown, and the back end's. */
function isOurs(url: string): boolean {
  const path = url.replace(/\?.*$/, '');
  return SCREEN.test(path) || SOURCE.test(path);
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    compiledMessages(),
    withoutUnusedParts(),
    react(),
    strippedMessages(),
    pageFiles(),
    // The server sends what is compressed here; small files are sent as they are.
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      include: /\.(?:js|css|svg|json|webmanifest)$/,
      threshold: 1_024,
      logLevel: 'silent',
    }),
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers without it (Safari before 17, Firefox before 115) load the same files, only later.
    modulePreload: { polyfill: false },
    // Data addresses would need an exception in the content security policy for each kind of file.
    assetsInlineLimit: 0,
    rollupOptions: {
      // What is asked before the page's own scripts have come is a script of its own, which they share.
      input: [join(import.meta.dirname, 'index.html'), join(import.meta.dirname, BEGIN)],
      experimental: { lazyBarrel: true },
      // Nothing here does anything by being imported but the beginning: what a door (index.ts) offers beside what is
      // used stays where it is used.
      treeshake: {
        moduleSideEffects: [
          { test: /\/frontend\/src\/(?:main\.tsx|features\/session\/begin\.ts)$/, sideEffects: true },
          { test: /\/frontend\/src\/|\/node_modules\/hoist-non-react-statics\//, sideEffects: false },
        ],
      },
      // What every visit begins with comes in two files instead of thirty; the libraries outlive most of our versions.
      output: {
        codeSplitting: {
          // Or the frame takes along whatever else a door offers, used or not.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'begin',
              test: /features[\\/]session[\\/]begin\.ts$/,
              includeDependenciesRecursively: true,
            },
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'frame', tags: ['$initial'] },
            { name: textFileOf },
            { name: scriptFileOf, minShareCount: 2 },
            ...LOADED_TOGETHER.map(([name, test]) => ({ name, test, includeDependenciesRecursively: true })),
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '^/.*': {
        target: SERVER,
        bypass: (request) => (isOurs(request.url ?? '/') ? request.url : undefined),
      },
    },
  },
});
