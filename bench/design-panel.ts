/**
 * The design panel: time from a change in a control to the redrawn picture in the client, over HTTP on the
 * embedded database, with the server in its own process. Covers each kind of change and each kind of picture,
 * at `quick` detail (while a control moves) and at `full` detail (when it rests). Each request changes the
 * design in another way, at most as often as the panel may.
 *
 * Also measures redraws while jobs with four designs each run, which must not delay the panel, and the first
 * redraw immediately after the panel opens, before any photo is cached.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod';
import type { DesignChange, getDesign } from '../contract/designs.ts';
import { type Client, signUp } from './harness/client.ts';
import { makeDataFolder } from './harness/data-folder.ts';
import { idOf, panelPictures, trainStyle } from './harness/panel-pictures.ts';
import { openStudio } from './harness/studio.ts';
import { type Figure, median, percentile, report } from './measure.ts';

const perKind = 12;
const warmUps = 3;
/** Pictures per kind whose first redraw is measured. */
const opened = 5;
const bound = { atMost: 300 };
/** The panel may redraw ten times a second. */
const pauseMs = 110;

type Offer = z.infer<(typeof getDesign)['response']>['offer'];

/** Returns the n-th change of a kind. */
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

type Detail = 'quick' | 'full';

async function redraw(
  client: Client,
  imageId: string,
  change: DesignChange,
  detail: Detail = 'quick',
): Promise<number> {
  const startedAt = performance.now();
  const answer = await client.request(`/api/user-images/${imageId}/design/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ change, detail }),
  });
  const body = (await answer.json()) as { picture?: { data: string } };
  if (!answer.ok || !body.picture) throw new Error(`the preview answered ${answer.status}`);
  Buffer.from(body.picture.data, 'base64');
  return performance.now() - startedAt;
}

async function openPanel(client: Client, imageId: string): Promise<Offer> {
  return ((await client.json(`/api/user-images/${imageId}/design`)) as { offer: Offer }).offer;
}

async function measure(client: Client, imageId: string, kind: Kind, detail?: Detail): Promise<number[]> {
  const offer = await openPanel(client, imageId);
  const times: number[] = [];
  for (let at = 0; at < warmUps + perKind; at += 1) {
    await wait(pauseMs);
    const ms = await redraw(client, imageId, kind(at, offer), detail);
    if (at >= warmUps) times.push(ms);
  }
  return times;
}

function toFigure(name: string, times: readonly number[]): Figure {
  const comparedWith = `p95 ${Math.round(percentile(times, 0.95))} ms`;
  return { name: `${name}, median`, value: median(times), unit: 'ms', bound, comparedWith };
}

/** A change that does not move the photos. */
const anyOf: Kind = (at, offer) =>
  pick([kinds.headline, kinds.palette, kinds.accent] as Kind[], at)(at, offer);

const folder = makeDataFolder();
try {
  const studio = await openStudio({ engine: 'builtin', dataDir: folder.path });
  const client = await signUp(studio.origin);
  await studio.call('grant', { userId: client.userId, coins: 10_000 });
  await studio.call('subscribe', { userId: client.userId, plan: 'pro' });
  const stream = await client.openEvents();
  const image = await idOf(stream, await client.generate({ seed: '1' }));
  const figures: Figure[] = [];
  const all: number[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const times = await measure(client, image, kind);
    all.push(...times);
    figures.push(toFigure(name, times));
  }
  figures.push(toFigure('full detail', await measure(client, image, anyOf, 'full')));
  const maker = { client, stream, styleId: await trainStyle(client) };
  for (const [name, make] of Object.entries(panelPictures)) {
    const ids: string[] = [];
    for (let at = 0; at < opened; at += 1) ids.push(await make(maker, at + 1));
    const firsts: number[] = [];
    for (const [at, id] of ids.entries()) {
      await wait(pauseMs);
      firsts.push(await redraw(client, id, anyOf(at, await openPanel(client, id))));
    }
    figures.push(toFigure(`${name}: first redraw`, firsts));
    const [id = ''] = ids;
    figures.push(toFigure(`${name}: later redraws`, await measure(client, id, anyOf)));
    figures.push(toFigure(`${name}: full detail`, await measure(client, id, anyOf, 'full')));
  }
  // Enough jobs to last for the whole measurement.
  const jobs = [];
  for (let at = 0; at < 4; at += 1)
    jobs.push(await client.generate({ seed: `${10 * at}`, num_outputs: '4' }));
  const busy = await measure(client, image, kinds.hero as Kind);
  for (const job of jobs) await stream.ended(job.jobId);
  report('Design panel: from a change to the redrawn picture', [
    toFigure('all kinds of change', all),
    ...figures,
    toFigure('hero, while jobs with four designs run', busy),
  ]);
  stream.stop();
  await studio.stop();
} finally {
  folder.remove();
}
