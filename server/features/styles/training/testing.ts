import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import type { PlanName } from '#contract/plans.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { newId } from '#server/platform/ids.ts';
import type { Client, TestApp } from '#server/testing/app.ts';
import { users } from '../../accounts/schema.ts';
import { jobs, type NewJobRow } from '../../jobs/schema.ts';
import { customThumbnailStyles } from '../schema.ts';

const size = { width: 320, height: 180 };
const ground = { r: 20, g: 24, b: 40 };

/** A picture that differs for each number: a coloured bar across a dark background. */
export async function pictureOf(number: number): Promise<Blob> {
  const bar = { r: (number * 83) % 256, g: (number * 151) % 256, b: (number * 197) % 256 };
  const [width, height] = [64, size.height];
  const input = { create: { width, height, channels: 3, background: bar } } as const;
  const left = (number * width) % (size.width - width);
  return asFile(
    sharp({ create: { ...size, channels: 3, background: ground } }).composite([{ input, left, top: 0 }]),
  );
}

/** A picture of one colour. */
export function blankPicture(): Promise<Blob> {
  return asFile(sharp({ create: { ...size, channels: 3, background: ground } }));
}

async function asFile(picture: Sharp): Promise<Blob> {
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' });
}

export async function picturesOf(count: number, from = 0): Promise<Blob[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => pictureOf(from + index)));
}

export async function setPlan(bench: TestApp, { userId }: Client, plan: PlanName): Promise<void> {
  await bench.app.database.db.update(users).set({ plan }).where(eq(users.id, userId));
}

export interface SentStyle {
  styleName?: string;
  triggerWord?: string;
  mode?: string;
  rightsConfirmed?: string;
  pictures?: readonly Blob[];
}

/** Posts the form of `POST /api/custom-thumbnail-styles`, with three pictures by default. */
export async function postStyle(
  client: Client,
  { pictures, ...fields }: SentStyle = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  const all = {
    styleName: 'Night market',
    triggerWord: 'nightmkt',
    mode: 'style',
    rightsConfirmed: 'true',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const [index, picture] of (pictures ?? (await picturesOf(3))).entries()) {
    form.append('images', picture, `${index}.jpg`);
  }
  return client.request('/api/custom-thumbnail-styles', { method: 'POST', body: form, headers });
}

/** "200", or the status and code of an error. */
export async function outcome(response: Response): Promise<string> {
  const body = (await response.json()) as { code?: string };
  return body.code === undefined ? String(response.status) : `${response.status} ${body.code}`;
}

export async function styleIn(response: Response): Promise<CustomThumbnailStyle> {
  const body = (await response.json()) as { style: CustomThumbnailStyle };
  if (!response.ok) throw new Error(`answered ${response.status}: ${JSON.stringify(body)}`);
  return body.style;
}

export async function stylesOf(client: Client): Promise<CustomThumbnailStyle[]> {
  const { styles } = (await client.json('/api/custom-thumbnail-styles')) as {
    styles: CustomThumbnailStyle[];
  };
  return styles;
}

/** Waits for the event with a style in the expected state. */
export async function styleWith(
  bench: TestApp,
  client: Client,
  id: string,
  isSo: (style: CustomThumbnailStyle) => boolean,
): Promise<CustomThumbnailStyle> {
  const found = Promise.withResolvers<CustomThumbnailStyle>();
  const look = async () => {
    const style = (await stylesOf(client)).find((candidate) => candidate.id === id);
    if (style && isSo(style)) found.resolve(style);
  };
  // The first check after subscribing finds an earlier state; later ones are announced.
  const unsubscribe = await bench.app.events.subscribe(client.userId, null, async ({ type }) => {
    if (type === 'ready' || type === 'style.changed') await look();
  });
  try {
    return await found.promise;
  } finally {
    unsubscribe();
  }
}

export const isReady = ({ status }: CustomThumbnailStyle) => status === 'ready';
export const hasFailed = ({ status }: CustomThumbnailStyle) => status === 'failed';

/** Gives a ready style a new training job, as left by a worker that died an hour ago. */
export async function leaveTraining(
  { app }: TestApp,
  styleId: string,
  left: Partial<NewJobRow> = {},
): Promise<void> {
  const { db } = app.database;
  const trainingId = newId();
  const [style] = await db
    .update(customThumbnailStyles)
    .set({ trainingId, trainedAt: null, description: '' })
    .where(eq(customThumbnailStyles.id, styleId))
    .returning();
  if (style === undefined) throw new Error('there is no such style');
  await db.insert(jobs).values({
    userId: style.userId,
    id: trainingId,
    kind: 'training',
    status: 'processing',
    input: { styleId },
    cost: 0,
    engine: style.engine,
    attempt: 1,
    leaseToken: 'a worker that died',
    createdAt: new Date(Date.now() - 3_600_000),
    ...left,
  });
}
