/**
 * The design panel: from the press on a control to the redrawn picture in the client, over real HTTP on the embedded
 * database, with the server in a process of its own, for each kind of change. Each request draws another change, as
 * somebody does who tries one thing after the other, and they come no faster than the panel may ask.
 *
 * Beside it, the same while jobs of four designs each are drawn one after the other: the panel must not wait for them.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod';
import type { DesignChange, getDesign } from '../contract/designs.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { type Person, signUp } from './harness/person.ts';
import { openStudio } from './harness/studio.ts';
import { median, percentile, report } from './measure.ts';

const perKind = 12;
const warmUps = 3;
/** The panel's limit is ten a second. */
const pauseMs = 110;

type Offer = z.infer<(typeof getDesign)['response']>['offer'];

/** The change of a kind with this number. */
type Kind = (at: number, offer: Offer) => DesignChange;

const heroes = [
  'shark',
  'octopus',
  'rocket',
  'trophy',
  'skull',
  'robot',
  'crown',
  'fire',
  'bomb',
  'brain',
  'guitar',
  'ghost',
];
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const kinds: Record<string, Kind> = {
  headline: (at) => ({ headline: { lines: ['NEVER AGAIN', `IN ${at} DAYS`], emphasis: 1 } }),
  hero: (at) => ({ hero: pick(heroes, at) }),
  background: (at, { scenes }) => ({ scene: { id: pick(scenes, at).id } }),
  palette: (at, { view }) => ({ palette: pick(view.palettes, at).id }),
  accent: (at) => ({ accent: `#${(0x40_80_ff + at * 4_321).toString(16).padStart(6, '0')}` }),
  layout: (at, { view }) => ({ layout: pick(view.layouts, at) }),
  style: (at, { styles }) => ({ style: pick(styles, at).id }),
  everything: (at, offer) => ({
    headline: { lines: ['ALL', `AT ONCE ${at}`], emphasis: 0 },
    hero: pick(heroes, at),
    scene: { id: pick(offer.scenes, at + 3).id },
    palette: 'candy',
    style: pick(offer.styles, at).id,
  }),
};

async function redraw(person: Person, imageId: string, change: DesignChange): Promise<number> {
  const startedAt = performance.now();
  const answer = await person.request(`/api/user-images/${imageId}/design/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ change, detail: 'quick' }),
  });
  const body = (await answer.json()) as { picture?: { data: string } };
  if (!answer.ok || !body.picture) throw new Error(`the preview answered ${answer.status}`);
  Buffer.from(body.picture.data, 'base64');
  return performance.now() - startedAt;
}

async function measure(person: Person, imageId: string, kind: Kind): Promise<number[]> {
  const { offer } = (await person.json(`/api/user-images/${imageId}/design`)) as { offer: Offer };
  const times: number[] = [];
  for (let at = 0; at < warmUps + perKind; at += 1) {
    await wait(pauseMs);
    const ms = await redraw(person, imageId, kind(at, offer));
    if (at >= warmUps) times.push(ms);
  }
  return times;
}

const folder = makeDataFolder();
try {
  const studio = await openStudio({ engine: 'builtin', dataDir: folder.path });
  const person = await signUp(studio.origin);
  await studio.ask('grant', { userId: person.userId, coins: 10_000 });
  const stream = await person.follow();
  const { jobId } = await person.generate({ seed: '1' });
  const [image] = (await stream.ended(jobId)).job.images;
  if (!image) throw new Error('no picture was made');
  const figures = [];
  const all: number[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const times = await measure(person, image.id, kind);
    all.push(...times);
    const bound = { atMost: 300 };
    const comparedWith = `p95 ${Math.round(percentile(times, 0.95))} ms`;
    figures.push({ name: `${name}, median`, value: median(times), unit: 'ms', bound, comparedWith });
  }
  // Enough work for as long as this takes.
  const jobs = [];
  for (let at = 0; at < 4; at += 1)
    jobs.push(await person.generate({ seed: `${10 * at}`, num_outputs: '4' }));
  const busy = await measure(person, image.id, kinds.hero as Kind);
  for (const job of jobs) await stream.ended(job.jobId);
  report('From a control of the design panel to the redrawn picture', [
    { name: 'all, median', value: median(all), unit: 'ms', bound: { atMost: 300 } },
    ...figures,
    {
      name: 'hero, while jobs of four designs are drawn, median',
      value: median(busy),
      unit: 'ms',
      bound: { atMost: 300 },
    },
    { name: '… p95', value: percentile(busy, 0.95), unit: 'ms' },
  ]);
  stream.stop();
  await studio.stop();
} finally {
  folder.remove();
}
