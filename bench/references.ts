/**
 * The cost of reference images: a design with one of 2048 pixels in each use, the cut-out alone, and the
 * memory.
 */
import type { ReferenceUse } from '../contract/references.ts';
import { createBuiltinEngine, type DesignInput } from '../engines/builtin/builtin.ts';
import { portraitPhoto } from '../testing/portrait-photo.ts';
import { photoOf, photoStrokes as strokes } from './harness/photo.ts';
import { type Figure, median, report, timeRuns } from './measure.ts';

const runs = 7;
const input: DesignInput = {
  prompt: 'Why I quit my job',
  tool: 'Thumbnail',
  style: 'MrBeast',
  aspectRatio: '16:9',
  seed: 7,
};

const megabytes = () => process.memoryUsage().rss / 1e6;
const engine = createBuiltinEngine();
const photos = await Promise.all(Array.from({ length: runs + 1 }, (_, run) => photoOf(run)));
await engine.warmUp();
const atStart = megabytes();

async function designWith(bytes: Uint8Array, use: ReferenceUse): Promise<void> {
  const prepared = await engine.prepare([{ bytes, use, strokes: use === 'cutout' ? strokes : [] }]);
  await engine.design(input, { photos: prepared });
}

async function designPerson(bytes: Uint8Array) {
  const photos = await engine.prepare([{ bytes, use: 'person', strokes: [] }]);
  return engine.design(input, { photos });
}

const plain = median(await timeRuns(() => engine.design(input), { runs }));
const figures: Figure[] = [{ name: 'design without a reference', value: plain, unit: 'ms' }];
for (const use of ['background', 'card', 'palette'] as const) {
  const times = await timeRuns((run) => designWith(photos[run] ?? new Uint8Array(), use), { runs });
  figures.push({ name: `design with one reference as ${use}`, value: median(times), unit: 'ms' });
}
const withPhotos = megabytes();
const cutOuts = await timeRuns((run) => designWith(photos[run] ?? new Uint8Array(), 'cutout'), { runs });
figures.push({ name: 'design with one reference cut out', value: median(cutOuts), unit: 'ms' });
const { recipe } = await engine.design(input, {
  photos: await engine.prepare([{ bytes: photos[0] ?? new Uint8Array(), use: 'cutout', strokes }]),
});
const redraws = await timeRuns(() => engine.render(recipe, { photos: [photos[0] ?? null] }), { runs });
figures.push({
  name: 'redraw from the recipe with the cut-out',
  value: median(redraws),
  unit: 'ms',
  bound: { atMost: 300 },
});
const preparing = await timeRuns(
  (run) =>
    engine.prepare([
      { bytes: photos[run] ?? new Uint8Array(), use: 'cutout', strokes: [...strokes].reverse() },
    ]),
  { runs },
);
figures.push({
  name: 'cut-out alone, with decoding',
  value: median(preparing),
  unit: 'ms',
  bound: { atMost: 800 },
});
const portraits = await Promise.all(
  Array.from({ length: runs + 1 }, (_, run) =>
    portraitPhoto({ width: 1600, height: 2000, x: 0.4 + 0.025 * run, y: 0.36 }),
  ),
);
const networksAt = performance.now();
let person = (await designPerson(portraits[0] ?? new Uint8Array())).recipe;
figures.push({
  name: "design with one's own face, networks loaded first",
  value: performance.now() - networksAt,
  unit: 'ms',
});
const firstPeople = await timeRuns(
  async (run) => {
    person = (await designPerson(portraits[run] ?? new Uint8Array())).recipe;
  },
  { runs },
);
figures.push({
  name: "design with one's own face, cut out for the first time",
  value: median(firstPeople),
  unit: 'ms',
  bound: { atMost: 900 },
});
const lastPortrait = portraits[runs] ?? null;
const people = await timeRuns(() => engine.render(person, { photos: [lastPortrait] }), { runs });
figures.push({
  name: 'the same face again, from its recipe',
  value: median(people),
  unit: 'ms',
  bound: { atMost: 250 },
});
const five = await timeRuns(
  async () => {
    const prepared = await engine.prepare(
      photos.slice(0, 5).map((bytes) => ({ bytes, use: 'card', strokes: [] })),
    );
    await engine.design(input, { photos: prepared });
  },
  { runs },
);
figures.push({ name: 'design with five references as cards', value: median(five), unit: 'ms' });
figures.push({ name: 'memory growth with references', value: withPhotos - atStart, unit: 'MB' });
figures.push({ name: 'memory growth with cut-outs', value: megabytes() - atStart, unit: 'MB' });
await engine.close();
report('Reference images of 2048 × 1365 pixels', figures, [
  `Medians of ${runs} runs after a warm-up, one drawing thread. The recipe stores the mask, so a redraw does not cut out again.`,
]);
