import { defineConfig } from 'vite';

const PAGES = ['popup', 'options', 'offscreen'];

/** The browser extension: three pages and a service worker, each a file whose name the manifest knows. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'chrome120',
    modulePreload: false,
    rollupOptions: {
      input: {
        ...Object.fromEntries(PAGES.map((page) => [page, `${import.meta.dirname}/${page}.html`])),
        background: `${import.meta.dirname}/src/background.ts`,
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
