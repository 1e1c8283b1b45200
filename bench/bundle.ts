/**
 * JavaScript of a first visit to `/editor`: the entry, the page's code, and everything that they import
 * statically. Compressed with Brotli as the server does, and with gzip, for which the figures of other
 * products are known. Of the canvas editor what moves layers and selects pixels, with the styles.
 */

import { measureFirstLoad } from '../scripts/measure-bundle.mjs';
import { ensureBuilt } from '../scripts/web-build.mjs';
import { alignColumns, report, round } from './measure.ts';

/** Gzipped kilobytes of a first load, measured on their demo sites. */
const others = { InvokeAI: 1_646, Excalidraw: 839, IOPaint: 247 } as const;

const shownFiles = 12;

await ensureBuilt(process.execPath);
const editor = await measureFirstLoad('/editor');
const canvas = await measureFirstLoad('/editor/canvas');
const canvasBytes = [...canvas.files, ...canvas.styles].reduce((total, { gzip }) => total + gzip, 0);
const login = await measureFirstLoad('/login');

const inKilobytes = (bytes: number) => `${round(bytes / 1_000)} kB`;
const rows = editor.files
  .slice(0, shownFiles)
  .map(({ file, bytes, gzip, brotli }) => [file, inKilobytes(bytes), inKilobytes(gzip), inKilobytes(brotli)]);
console.log(
  `\n${alignColumns([[`/editor: ${editor.files.length} files, the largest`, 'bytes', 'gzip', 'Brotli'], ...rows])}`,
);
report('Compressed JavaScript of a first load', [
  {
    name: '/editor, gzip',
    value: editor.gzip / 1_000,
    unit: 'kB',
    bound: { atMost: 200 },
    comparedWith: Object.entries(others)
      .map(([name, kilobytes]) => `${name} ${kilobytes} kB`)
      .join(', '),
  },
  { name: '/editor, Brotli', value: editor.brotli / 1_000, unit: 'kB' },
  {
    name: '/editor/canvas with CSS, gzip',
    value: canvasBytes / 1_000,
    unit: 'kB',
    bound: { atMost: 260 },
  },
  { name: '/login, gzip', value: login.gzip / 1_000, unit: 'kB' },
]);
