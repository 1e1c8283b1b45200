import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Build } from '../web/service-worker/build.ts';

const source = fileURLToPath(new URL('../web/service-worker/service-worker.ts', import.meta.url));
const publicFolder = fileURLToPath(new URL('../web/public', import.meta.url));

/** Files in `web/public` that the page always loads. */
const publicFiles = ['/boot.js', '/icon.svg', '/manifest.webmanifest'];

/** Builds `service-worker.js` with the list of the page's files. */
export function buildServiceWorker(): Plugin {
  return {
    name: 'build-service-worker',
    apply: (config, { command }) => command === 'build' && config.build?.ssr === undefined,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const text = await bundleWorker(describe(String(page.source)));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: text });
      },
    },
  };
}

/** Lists the assets that the page names: entry script, its imports, styles and font. */
function describe(html: string): Build {
  const assets = [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))].sort();
  const hash = createHash('sha256').update(html);
  for (const file of publicFiles) hash.update(readFileSync(join(publicFolder, file)));
  return { version: hash.digest('hex').slice(0, 12), pages: ['/index.html', ...publicFiles], assets };
}

async function bundleWorker(described: Build): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(described) },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: source, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (chunk === undefined) throw new Error('The service worker was not built.');
  return chunk.code;
}
