/** A process that does one upscale of a drawn picture and says what that took. */
import { createUpscaler } from '../../engines/upscaler/upscaler.ts';
import { drawn, enlarge, sizeOf } from './pictures.ts';

const [width = 640, height = 360, factor = 2] = process.argv.slice(2).map(Number);
const engine = createUpscaler();
const picture = await drawn('mixed', { width, height });
const startedAt = performance.now();
const made = await enlarge(engine, picture, factor as 2 | 4 | 8);
const ms = performance.now() - startedAt;
await engine.close();
const peakMegabytes = process.resourceUsage().maxRSS / 1000;
process.send?.({ peakMegabytes, ms, ...sizeOf(made) });
process.disconnect?.();
