import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages, strippedMessages } from './build/compiled-messages.mjs';

const SERVER = 'http://localhost:3000';

const SCREEN = /^\/(?:(?:en|vi|id|ja)(?:\/|$))?(?:$|analytics\/)/;
const SOURCE = /^\/(?:@|src\/|locales\/|node_modules\/|favicon|icon-|manifest\.)/;

/** What this server answers; every other path is a call, a short link or unknown, and the back end's. */
function isOurs(url: string): boolean {
  const path = url.replace(/\?.*$/, '');
  return SCREEN.test(path) || SOURCE.test(path);
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compiledMessages(), react(), strippedMessages()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Data addresses would need an exception in the content security policy for each kind of file.
    assetsInlineLimit: 0,
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
