/**
 * Times every background at 1280×720 and watches the memory: prints the median and the slowest of several draws a
 * scene, the median over all scenes, and the resident memory before, halfway and at the end.
 */
import { setImmediate } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';

import { createRandom } from '../engines/builtin/random.ts';
import { scenes } from '../engines/builtin/scenes/scenes.ts';
import { sceneIds } from '../engines/builtin/vocabulary.ts';

const draws = 9;
const megabyte = 1 << 20;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}

async function timeDraw(id: (typeof sceneIds)[number], seed: number): Promise<number> {
  // Canvases are given back in the event loop, not during garbage collection: without a turn of it they pile up.
  await setImmediate();
  const { moods } = scenes[id];
  const context = createCanvas(1280, 720).getContext('2d');
  const startedAt = performance.now();
  scenes[id].draw(context, {
    width: 1280,
    height: 720,
    random: createRandom(seed),
    mood: moods[seed % moods.length]?.name ?? '',
    focus: { x: seed % 2 ? 0.7 : 0.3, y: 0.5 },
  });
  // Drawing is recorded and done when pixels are asked for.
  context.getImageData(0, 0, 1, 1);
  return performance.now() - startedAt;
}

const memory: number[] = [];
const medians: number[] = [];
for (const [index, id] of sceneIds.entries()) {
  if (index % 12 === 0) memory.push(process.memoryUsage.rss());
  await timeDraw(id, 0);
  const times: number[] = [];
  for (let draw = 1; draw <= draws; draw++) times.push(await timeDraw(id, draw));
  medians.push(median(times));
  console.log(
    `${id.padEnd(12)} median ${median(times).toFixed(1)} ms  slowest ${Math.max(...times).toFixed(1)} ms`,
  );
}
memory.push(process.memoryUsage.rss());
console.log(
  `all scenes   median ${median(medians).toFixed(1)} ms  slowest scene ${Math.max(...medians).toFixed(1)} ms`,
);
console.log(`resident memory ${memory.map((bytes) => (bytes / megabyte).toFixed(0)).join(' → ')} MB`);
