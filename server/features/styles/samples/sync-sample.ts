import { and, eq } from 'drizzle-orm';
import { settingsFor } from '#contract/generation.ts';
import { resolutions } from '#contract/resolutions.ts';
import type { GenerateTool } from '#contract/tools.ts';
import type { Engine } from '#engines/engine.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Events } from '#server/platform/events/events.ts';
import { resizeToWidth } from '#server/platform/images/resize-to-width.ts';
import type { ObjectStore } from '#server/platform/objects/objects.ts';
import type { Queue } from '#server/platform/queue/queue.ts';
import { publishDescribed } from '../described-styles.ts';
import { customImageStyles } from '../schema.ts';
import { type SampleIds, sampleEntry, sampleFolder, sampleKeyOf } from './sample-files.ts';

export interface SampleDeps {
  database: Database;
  events: Pick<Events, 'publish'>;
  objects: ObjectStore;
  sign(key: string): string;
  engines: {
    /** An engine that makes pictures with a tool for free; null without one. */
    freeFor(tool: GenerateTool): Engine | null;
  };
}

const tool = 'Genesys 1.0';
const widthPx = 320;
/** The same in every sample, so that only the styles differ: foreground, background, sky. */
const prompt = 'a lighthouse on a cliff by the sea at sunset';
const seed = 7;

type Row = typeof customImageStyles.$inferSelect;

/** Registers the worker that draws samples. One at a time: pictures that users wait for come first. */
export function workOnSamples(queue: Pick<Queue, 'work'>, deps: SampleDeps): void {
  queue.work(sampleEntry, ({ payload, signal }) => syncSample(deps, payload, signal), { concurrency: 1 });
}

/**
 * Draws the sample of a described style if its words have none, and removes files that no row names.
 * Idempotent; checks again if the style changed or was deleted meanwhile.
 */
export async function syncSample(deps: SampleDeps, style: SampleIds, signal: AbortSignal): Promise<void> {
  const row = await findRow(deps, style);
  const key = row && sampleKeyOf(style, row.description);
  if (row === null || key === null || row.sampleKey === key) return removeOtherFiles(deps, style, key);
  const picture = await draw(deps, row, signal);
  if (picture === null) return;
  await deps.objects.put(key, picture, { contentType: 'image/webp' });
  await deps.database.inTransaction(async (tx) => {
    const isSame = and(isStyle(style), eq(customImageStyles.description, row.description));
    const [drawn] = await tx.update(customImageStyles).set({ sampleKey: key }).where(isSame).returning();
    if (drawn) await publishDescribed(deps, tx, drawn);
  });
  await syncSample(deps, style, signal);
}

const isStyle = ({ userId, styleId }: SampleIds) =>
  and(eq(customImageStyles.userId, userId), eq(customImageStyles.id, styleId));

async function findRow({ database }: SampleDeps, style: SampleIds): Promise<Row | null> {
  const [row] = await database.db.select().from(customImageStyles).where(isStyle(style));
  return row ?? null;
}

async function removeOtherFiles(
  { objects }: SampleDeps,
  style: SampleIds,
  kept: string | null,
): Promise<void> {
  const keys = (await objects.list(sampleFolder(style))).filter((key) => key !== kept);
  if (keys.length > 0) await objects.delete(keys);
}

/** Null without a free engine: then the style has no sample. */
async function draw({ engines }: SampleDeps, row: Row, signal: AbortSignal): Promise<Buffer | null> {
  const engine = engines.freeFor(tool);
  if (engine === null) return null;
  const { id, name, description } = row;
  const request = {
    operation: 'generate',
    tool,
    prompt,
    style: { id, name, description },
    settings: { ...settingsFor(tool, { outputQuality: 80 }), seed },
    ...resolutions['16:9'],
    references: [],
  } as const;
  const within = AbortSignal.any([signal, AbortSignal.timeout(engine.capabilities.timeoutMs)]);
  const context = { signal: within, onProgress: () => undefined };
  const ticket = await engine.submit(request, context);
  const [picture] = (await engine.collect(request, ticket, context)).pictures;
  return resizeToWidth('bytes' in picture ? picture.bytes : picture.unchecked, widthPx);
}
