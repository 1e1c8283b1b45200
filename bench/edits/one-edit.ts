/**
 * A process that edits a whole picture once and reports its time and how far its memory rose above what it
 * had before it read the file: `one-edit.ts <prompt> <file> [subject]`. With `subject`, a person is found in
 * the middle; looking for one is another process's work.
 */
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { createRetouch } from '../../engines/retouch/retouch.ts';

const [prompt = '', file = '', subject = ''] = process.argv.slice(2);
const side = 256;
const alpha = Uint8Array.from({ length: side * side }, (_, at) =>
  Math.hypot((at % side) / side - 0.5, (Math.floor(at / side) / side - 0.6) / 1.5) < 0.2 ? 255 : 0,
);
const person = { alpha, width: side, height: side, kind: 'person' } as const;
const engine = createRetouch({
  cutOuts: subject === '' ? undefined : { find: async () => person },
});
const quiet = { signal: new AbortController().signal, onProgress: () => {} };
const settings = { effort: 'medium', seed: 7 } as const;

async function edit(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes).metadata();
  const picture = { bytes, mimeType: 'image/png' as const, width, height };
  await engine.collect({ operation: 'edit', prompt, picture, settings }, {}, quiet);
}

// The thread starts, and what it draws with is loaded.
await edit(
  await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
    .png()
    .toBuffer(),
);
const atRest = readPeak();
const startedAt = performance.now();
await edit(new Uint8Array(readFileSync(file)));
const ms = performance.now() - startedAt;
const peakMegabytes = readPeak() / 1000;
await engine.close();
process.send?.({ ms, peakMegabytes, moreMegabytes: peakMegabytes - atRest / 1000 });
process.disconnect?.();

/** In kilobytes. On Linux, `maxRSS` starts at the parent's memory, so VmHWM is read instead. */
function readPeak(): number {
  const status = '/proc/self/status';
  const peak = existsSync(status) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))?.[1] : undefined;
  return peak === undefined ? process.resourceUsage().maxRSS : Number(peak);
}
