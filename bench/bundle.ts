/**
 * What a first visit of `/editor` loads of JavaScript: the entry, the page's own code, and all that both
 * import before they can run. Compressed as the server sends it to browsers that take Brotli, and with gzip,
 * in which the products that it is compared with were measured.
 */

import { measureFirstLoad } from '../scripts/measure-bundle.mjs';
import { ensureBuilt } from '../scripts/web-build.mjs';
import { alignColumns, report, round } from './measure.ts';

/** Kilobytes of gzip on a first load, measured on their demo sites. */
const others = { InvokeAI: 1_646, Excalidraw: 839, IOPaint: 247 } as const;

const shownFiles = 12;

ensureBuilt(process.execPath);
const editor = await measureFirstLoad('/editor');
const login = await measureFirstLoad('/login');

const inKilobytes = (bytes: number) => `${round(bytes / 1_000)} kB`;
const rows = editor.files
  .slice(0, shownFiles)
  .map(({ file, bytes, gzip, brotli }) => [file, inKilobytes(bytes), inKilobytes(gzip), inKilobytes(brotli)]);
console.log(
  `\n${alignColumns([[`/editor: ${editor.files.length} files, the largest`, 'bytes', 'gzip', 'Brotli'], ...rows])}`,
);
report('JavaScript of a first load, compressed', [
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
  { name: '/login, gzip', value: login.gzip / 1_000, unit: 'kB' },
]);
