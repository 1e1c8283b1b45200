import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { languages, localeOf } from './contract/languages.ts';
import { buildServiceWorker } from './scripts/build-service-worker.ts';
import { compressBuild } from './scripts/compress-build.ts';
import { serveLanding } from './scripts/serve-landing.ts';
import { sharedFiles } from './scripts/shared-files.ts';
import { slimYjs } from './scripts/slim-yjs.ts';
import { slimZod } from './scripts/slim-zod.ts';

/** The address of the server that `npm run dev` starts, for API calls and pictures. */
const serverAddress = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Preloads the font's Latin file with the page: otherwise the text would shift after the first paint. */
const preloadedFont = /mona-sans-latin-wdth-normal.*\.woff2$/;

function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => preloadedFont.test(name));
        if (file === undefined) throw new Error('The font is missing from the build.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Writes the list of languages into the page, for `web/public/boot.js`. */
function nameLocales(): Plugin {
  return {
    name: 'name-locales',
    transformIndexHtml: (html) => html.replace('%LOCALES%', languages.map(localeOf).join(' ')),
  };
}

/** The modules that signed-in users load first, on every page: see `web/app/pages.ts`. */
const studioParts = ['web/features/studio/index.ts', 'web/features/page-requests/index.ts'];

/**
 * The modules that show pictures in studio and gallery, and the gallery page: without a group, some fifty
 * small files.
 */
const pictureParts = {
  tiles: 'web/features/studio/stage/stage-grid.tsx',
  gallery: 'web/app/gallery/gallery-page.tsx',
  signIn: 'web/features/accounts/pages/login-page.tsx',
};

/** What the canvas editor's page loads first, without studio and gallery for what it shares with them. */
const canvasParts = {
  page: 'web/features/site/pages/canvas-gate/canvas-page.tsx',
  editor: 'web/features/canvas/lazy.ts',
  everywhere: 'web/features/page-requests/index.ts',
};

/** The files of the entry, which have loaded before anything else is imported. */
const ofEntry = /^assets\/(app|core|loader|rolldown-runtime)-/;

/**
 * The files that are loaded with a part. The first load has all these lists: the entry's own files were
 * 0.4 kB of it.
 */
function withoutEntry(_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? files : files.filter((file) => !ofEntry.test(file));
}

/** The browser's bundle: the app, and the entry of the landing page, which the server renders. */
const browserBuild = {
  outDir: '../dist/web',
  emptyOutDir: true,
  manifest: true,
  rolldownOptions: {
    input: [resolve('web/index.html'), resolve('web/app/landing/client.ts')],
    output: {
      chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      codeSplitting: {
        groups: sharedFiles(
          'web/main.tsx',
          'web/app/landing/hydrate.tsx',
          studioParts,
          pictureParts,
          'web/app/landing/hydrate-pricing.tsx',
          canvasParts,
        ),
      },
    },
  },
} satisfies BuildEnvironmentOptions;

/**
 * The server's bundle that renders the landing page: `vite build --ssr`. It contains its dependencies, so it
 * needs no package at run time.
 */
const serverBuild = {
  outDir: '../dist/landing',
  emptyOutDir: true,
  copyPublicDir: false,
  rolldownOptions: { input: resolve('web/app/landing/server.tsx'), output: { entryFileNames: 'server.js' } },
} satisfies BuildEnvironmentOptions;

export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'web',
  plugins: [
    react(),
    tailwindcss(),
    preloadFont(),
    nameLocales(),
    serveLanding(serverAddress),
    ...(isSsrBuild ? [] : [slimZod(), slimYjs(), buildServiceWorker(), compressBuild()]),
  ],
  ssr: { noExternal: isSsrBuild || [] },
  build: {
    ...(isSsrBuild ? serverBuild : browserBuild),
    target: 'es2023',
    // The Content-Security-Policy allows scripts and pictures from this origin only, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutEntry },
  },
  server: {
    proxy: {
      // Not the modules of `web/api`: the development server serves them under the same path.
      '^/api/(?!.*\\.tsx?(\\?|$))': serverAddress,
      '/auth': serverAddress,
      '/files': serverAddress,
      '/showcase/': serverAddress,
      '^/(robots\\.txt|sitemap\\.xml)$': serverAddress,
    },
  },
}));
