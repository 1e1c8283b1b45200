/**
 * A process that restores a picture around an edit, or has bare sharp read and write the same picture, and
 * reports time and peak memory: `one-restore.ts <bare|restored> <folder>`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { restoreUnmasked } from '../../server/platform/images/restore-unmasked.ts';

const [work = '', folder = ''] = process.argv.slice(2);
const read = (name: string) => new Uint8Array(readFileSync(path.join(folder, name)));
sharp.cache(false);
const original = read('original.png');
const startedAt = performance.now();
if (work === 'bare') {
  await sharp(original, { sequentialRead: true }).png().toBuffer();
} else {
  const { left, top } = JSON.parse(readFileSync(path.join(folder, 'part.json'), 'utf8'));
  const repaint = { original, mask: read('mask.png'), painted: read('painted.png'), part: { left, top } };
  await restoreUnmasked(repaint);
}
const ms = performance.now() - startedAt;
process.send?.({ ms, peakMegabytes: readPeak() / 1000 });
process.disconnect?.();

/** In kilobytes. On Linux, `maxRSS` starts at the parent's memory, so VmHWM is read instead. */
function readPeak(): number {
  const status = '/proc/self/status';
  const peak = existsSync(status) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return peak === undefined ? process.resourceUsage().maxRSS : Number(peak);
}
