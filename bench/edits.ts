/**
 * Edits without a model: removing a thing of 5 % at 1280×720, looks of a whole picture beside bare sharp, and
 * an edit of 64 megapixels, of which only the part around the mask may be worked on.
 *
 *     npm run bench -- edits
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createRetouch } from '../engines/retouch/retouch.ts';
import { discMask, drawnScene } from './edits/pictures.ts';
import { median, report, timeRuns } from './measure.ts';

const usual = { width: 1280, height: 720 };
const large = { width: 8000, height: 8000 };
const engine = createRetouch();
const quiet = { signal: new AbortController().signal, onProgress: () => {} };
const settings = { effort: 'medium', seed: 7 } as const;

async function edit(prompt: string, bytes: Buffer, size: typeof usual, mask?: Buffer) {
  const picture = { bytes, mimeType: 'image/png' as const, ...size };
  const request = mask
    ? ({ operation: 'inpaint', prompt, picture, mask: { bytes: mask, ...size }, settings } as const)
    : ({ operation: 'edit', prompt, picture, settings } as const);
  const { pictures } = await engine.collect(request, {}, quiet);
  const [made] = pictures;
  if (!('bytes' in made)) throw new Error('the picture is unchecked');
  return made;
}

const small = await drawnScene(usual);
const mask = await discMask(usual, 0.05);
const removing = await timeRuns(() => edit('remove the ball', small, usual, mask), { runs: 7 });
/** What bare sharp does for a look: one colour matrix, read and written. */
const bareLook = () => sharp(small).modulate({ brightness: 0.6 }).png({ compressionLevel: 4 }).toBuffer();
const looks = ['darker', 'make it night', 'sunset', 'vintage', 'make it pop'];
const times = new Map(looks.map((look) => [look, [] as number[]]));
const bare: number[] = [];
// In turns, so that other load affects all alike.
for (let round = 0; round < 6; round += 1) {
  const runs = round === 0 ? 0 : 1;
  bare.push(...(await timeRuns(bareLook, { runs, warmUps: 1 - runs })));
  for (const look of looks) {
    const one = await timeRuns(() => edit(look, small, usual), { runs, warmUps: 1 - runs });
    times.get(look)?.push(...one);
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'adventure-edits-'));
const original = await drawnScene(large);
const largeMask = await discMask(large, 0.01);
const startedAt = performance.now();
const painted = await edit('remove the ball', original, large, largeMask);
const largeMs = performance.now() - startedAt;
await engine.close();
await writeFile(path.join(folder, 'original.png'), original);
await writeFile(path.join(folder, 'mask.png'), largeMask);
await writeFile(path.join(folder, 'painted.png'), painted.bytes);
await writeFile(path.join(folder, 'part.json'), JSON.stringify(painted.part));

/** Restores, or has bare sharp read and write, in a process of its own. */
async function runAlone(work: 'bare' | 'restored') {
  const script = fileURLToPath(new URL('./edits/one-restore.ts', import.meta.url));
  const child = fork(script, [work, folder]);
  const [answer] = await once(child, 'message');
  return answer as { ms: number; peakMegabytes: number };
}

const runs = { bare: [] as { ms: number; peakMegabytes: number }[], restored: [] as typeof runs.bare };
for (let round = 0; round < 3; round += 1) {
  runs.bare.push(await runAlone('bare'));
  runs.restored.push(await runAlone('restored'));
}
/** Edits of the whole picture, each in a process of its own. */
const whole = new Map<string, { ms: number; peakMegabytes: number; moreMegabytes: number }>();
const wholeEdits: readonly (readonly [prompt: string, ...subject: string[]])[] = [
  ['darker'],
  ['make it pop'],
  ['make it night'],
  ['make it night', 'subject'],
  ['blur the background', 'subject'],
  ['make the background darker', 'subject'],
  ['add a glow around me', 'subject'],
];
for (const [prompt, ...subject] of wholeEdits) {
  const script = fileURLToPath(new URL('./edits/one-edit.ts', import.meta.url));
  const child = fork(script, [prompt, path.join(folder, 'original.png'), ...subject]);
  const [answer] = await once(child, 'message');
  whole.set([prompt, ...subject].join(', with a '), answer);
}
await rm(folder, { recursive: true });
const msOf = (each: typeof runs.bare) => median(each.map(({ ms }) => ms));
const peakOf = (each: typeof runs.bare) => median(each.map(({ peakMegabytes }) => peakMegabytes));

report(
  'Edits without a model',
  [
    {
      name: 'remove a thing of 5 % at 1280×720, PNG to PNG of the part',
      value: median(removing),
      unit: 'ms',
      bound: { atMost: 1_000 },
    },
    ...[...times].map(([look, each]) => ({
      name: `"${look}" at 1280×720, PNG to PNG`,
      value: median(each),
      unit: 'ms',
      comparedWith: `bare sharp, one colour matrix: ${Math.round(median(bare))} ms`,
    })),
    { name: 'remove a thing of 1 % of 64 megapixels', value: largeMs, unit: 'ms' },
    ...[...whole].map(([prompt, { ms, peakMegabytes, moreMegabytes }]) => ({
      name: `${prompt}, of 64 megapixels, memory beyond the process at rest`,
      value: moreMegabytes,
      unit: 'MB',
      bound: { atMost: 600 },
      comparedWith: `peak ${Math.round(peakMegabytes)} MB; ${Math.round(ms)} ms; its pixels alone 256 MB`,
    })),
    {
      name: 'restore 64 megapixels around the mask, beyond reading and writing',
      value: msOf(runs.restored) - msOf(runs.bare),
      unit: 'ms',
      bound: { atMost: 2_000 },
      comparedWith: `${Math.round(msOf(runs.restored))} ms in all; bare sharp ${Math.round(msOf(runs.bare))} ms`,
    },
    {
      name: '… memory beyond bare sharp’s',
      value: peakOf(runs.restored) - peakOf(runs.bare),
      unit: 'MB',
      bound: { atMost: 200 },
      comparedWith: `peak ${Math.round(peakOf(runs.restored))} MB; bare sharp ${Math.round(peakOf(runs.bare))} MB`,
    },
  ],
  [
    `load averages at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  ],
);
