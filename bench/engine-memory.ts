/** Memory of a process that runs only the built-in engine, and its growth. */
import { createBuiltinEngine } from '../engines/builtin/builtin.ts';
import { thumbnailStyles } from '../engines/builtin/styles/thumbnail-styles.ts';
import { report } from './measure.ts';

const marks = [10, 50, 100, 150, 200];
const topics = [
  'sharks',
  'a haunted house',
  'Bitcoin',
  'chocolate cake',
  'the moon',
  'volcanoes',
  'my new car',
  'Minecraft',
  'robots',
];
const titles = ['I survived 100 days with', 'The truth about', 'Top 10 facts about', 'Why everybody fears'];

const engine = createBuiltinEngine();
const resident = new Map<number, number>();
for (let design = 1; design <= Math.max(...marks); design += 1) {
  await engine.design({
    prompt: `${titles[design % titles.length]} ${topics[design % topics.length]}`,
    tool: 'Thumbnail',
    style: thumbnailStyles[design % thumbnailStyles.length]?.id ?? '',
    aspectRatio: (['16:9', '1:1', '9:16'] as const)[design % 3] ?? '16:9',
    seed: design,
  });
  if (marks.includes(design)) resident.set(design, process.memoryUsage.rss() / 1e6);
}
await engine.close();
const [first = 0, ...later] = [...resident.values()].slice(1);
report('Memory of a process with only the built-in engine', [
  ...[...resident].map(([designs, value]) => ({
    name: `resident memory after ${designs} designs`,
    value,
    unit: 'MB',
    bound: { atMost: 400 },
  })),
  {
    name: 'growth from 50 to 200 designs',
    value: (later.at(-1) ?? 0) - first,
    unit: 'MB',
    bound: { atMost: 40 },
  },
]);
