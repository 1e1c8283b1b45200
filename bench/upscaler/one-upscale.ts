/** A process that upscales one drawn picture and reports time and peak memory. */
import { existsSync, readFileSync } from 'node:fs';
import { createUpscaler } from '../../engines/upscaler/upscaler.ts';
import { drawn, enlarge, sizeOf } from './pictures.ts';

const [width = 640, height = 360, factor = 2] = process.argv.slice(2).map(Number);
const engine = createUpscaler();
const picture = await drawn('mixed', { width, height });
const startedAt = performance.now();
const made = await enlarge(engine, picture, factor as 2 | 4 | 8);
const ms = performance.now() - startedAt;
await engine.close();
const peakMegabytes = readPeak() / 1000;
process.send?.({ peakMegabytes, ms, ...sizeOf(made) });
process.disconnect?.();

/**
 * Returns the peak memory in kilobytes. On Linux, `maxRSS` starts at the parent's memory, so read VmHWM
 * instead.
 */
function readPeak(): number {
  const status = '/proc/self/status';
  const peak = existsSync(status) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return peak === undefined ? process.resourceUsage().maxRSS : Number(peak);
}
