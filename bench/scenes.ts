/**
 * Times every scene at 1280×720 and tracks memory: prints the median and the slowest of several draws per
 * scene, the
 * CPU time (less distorted by other load), the median over all scenes, and the resident memory along the way.
 */

import { setImmediate } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import { megabyte } from '../contract/bytes.ts';

import { createRandom } from '../engines/builtin/random.ts';
import { scenes } from '../engines/builtin/scenes/scenes.ts';
import { sceneIds } from '../engines/builtin/vocabulary.ts';

const draws = 9;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

interface Timing {
  wallMs: number;
  processorMs: number;
}

async function timeDraw(id: (typeof sceneIds)[number], seed: number): Promise<Timing> {
  // Canvases are freed in the event loop, not by garbage collection: yield to it, or they pile up.
  await setImmediate();
  const { moods } = scenes[id];
  const context = createCanvas(1280, 720).getContext('2d');
  const usedBefore = process.cpuUsage();
  const startedAt = performance.now();
  scenes[id].draw(context, {
    width: 1280,
    height: 720,
    random: createRandom(seed),
    mood: moods[seed % moods.length]?.name ?? '',
    focus: { x: seed % 2 ? 0.7 : 0.3, y: 0.5 },
  });
  // The canvas records drawing and executes it when pixels are read.
  context.getImageData(0, 0, 1, 1);
  const wallMs = performance.now() - startedAt;
  const used = process.cpuUsage(usedBefore);
  return { wallMs, processorMs: (used.user + used.system) / 1000 };
}

const memory: number[] = [];
const wallMedians: number[] = [];
const processorMedians: number[] = [];
for (const [index, id] of sceneIds.entries()) {
  if (index % 12 === 0) memory.push(process.memoryUsage.rss());
  await timeDraw(id, 0);
  const times: Timing[] = [];
  for (let draw = 1; draw <= draws; draw++) times.push(await timeDraw(id, draw));
  const wall = times.map(({ wallMs }) => wallMs);
  const processor = median(times.map(({ processorMs }) => processorMs));
  wallMedians.push(median(wall));
  processorMedians.push(processor);
  const slowest = Math.max(...wall).toFixed(1);
  console.log(
    `${id.padEnd(12)} median ${median(wall).toFixed(1)} ms  slowest ${slowest} ms  CPU ${processor.toFixed(1)} ms`,
  );
}
memory.push(process.memoryUsage.rss());
console.log(
  `all scenes   median ${median(wallMedians).toFixed(1)} ms  CPU ${median(processorMedians).toFixed(1)} ms`,
);
console.log(`resident memory ${memory.map((bytes) => (bytes / megabyte).toFixed(0)).join(' → ')} MB`);
