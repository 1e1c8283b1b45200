import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const builtFolder = fileURLToPath(new URL('../dist/web', import.meta.url));

/** The modules that each page loads, as `web/app/` imports them. */
const pageModules = {
  '/editor': [
    'features/studio/index.ts',
    'features/page-requests/index.ts',
    'app/version/version-watcher.tsx',
  ],
  '/editor/canvas': [
    'features/site/pages/canvas-gate/canvas-page.tsx',
    'features/canvas/lazy.ts',
    'features/page-requests/index.ts',
    'app/version/version-watcher.tsx',
  ],
  '/login': ['features/accounts/pages/login-page.tsx', 'app/version/version-watcher.tsx'],
};

/** @typedef {{ file: string, bytes: number, gzip: number, brotli: number }} MeasuredFile */

/**
 * Measures what the first visit of a page loads: the entry, the page's own files, their static imports, and
 * the small blocking script. The sums are of scripts; style sheets are listed apart. Sizes in bytes.
 * @param {keyof typeof pageModules} page
 * @returns {Promise<{ files: MeasuredFile[], styles: MeasuredFile[], gzip: number, brotli: number }>}
 */
export async function measureFirstLoad(page, folder = builtFolder) {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
  const names = new Set(['boot.js']);
  const styleNames = new Set();
  collect('index.html');
  for (const module of pageModules[page]) collect(module);
  const measureAll = (list) => Promise.all([...list].map((file) => measure(join(folder, file), file)));
  const files = await measureAll(names);
  files.sort((one, other) => other.gzip - one.gzip);
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { files, styles: await measureAll(styleNames), gzip: sum('gzip'), brotli: sum('brotli') };

  function collect(key) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build's manifest lacks ${key}.`);
    if (names.has(chunk.file)) return;
    names.add(chunk.file);
    for (const style of chunk.css ?? []) styleNames.add(style);
    for (const imported of chunk.imports ?? []) collect(imported);
  }
}

async function measure(path, file) {
  const content = await readFile(path);
  return {
    file,
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const page of Object.keys(pageModules)) {
    const { files, styles, gzip, brotli } = await measureFirstLoad(page);
    console.log(`${page}: ${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli of scripts`);
    for (const one of [...files, ...styles]) {
      console.log(`  ${kilobytes(one.gzip)} gzip, ${kilobytes(one.brotli)} brotli  ${one.file}`);
    }
  }
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
