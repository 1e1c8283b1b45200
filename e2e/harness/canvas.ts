import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addLayer } from '#canvas/document/changes.ts';
import type { CanvasDocument } from '#canvas/document/document.ts';
import type { Layer, LayerKind, LayerOf } from '#canvas/document/layer.ts';
import { inDrawingOrder } from '#canvas/document/tree.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import { expect, signUp } from './fixtures.ts';
import type { PreparedServer } from './prepared-server.ts';
import { assignPlan } from './roles.ts';

/** A document of a signed-in creator, through the API. */
export interface StoredDocument {
  readonly id: string;
  /** Opens the document in a page, and waits for the stage. */
  open(page: Page): Promise<void>;
  /** The document as the server has it. */
  read(): Promise<CanvasDocument>;
}

/** Signs up a creator whose plan has the editor. */
export async function signUpEditor(browser: Browser, page: Page, server: PreparedServer): Promise<void> {
  const account = await signUp(page, server.origin);
  await assignPlan(browser, server, account, 'pro');
}

/** Makes a document of these layers. */
export async function makeDocument(
  page: Page,
  { origin }: PreparedServer,
  { width, height, layers = [] }: { width: number; height: number; layers?: readonly Layer[] },
): Promise<StoredDocument> {
  const { request } = page.context();
  const documents = `${origin}/api/canvas/documents`;
  const headers = { origin, 'idempotency-key': crypto.randomUUID() };
  const made = await request.post(documents, { headers, data: { width, height, name: 'A proof' } });
  expect(made.status(), await made.text()).toBe(200);
  const id = String((await made.json()).document.id);
  const readShared = async () => {
    const { state } = await (await request.get(`${documents}/${id}`)).json();
    return new SharedDocument(Buffer.from(state, 'base64'));
  };
  if (layers.length > 0) {
    const shared = await readShared();
    const known = shared.stateVector;
    shared.apply(layers.map(addLayer));
    const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
    const data = { update: base64(shared.encode(known)), stateVector: base64(known), tab: 'a test' };
    const answer = await request.post(`${documents}/${id}/sync`, { headers: { origin }, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  return {
    id,
    async open(opened) {
      await opened.goto(`${origin}/editor/canvas?document=${id}`);
      await expect(stageOf(opened)).toBeVisible();
    },
    async read() {
      const document = (await readShared()).read();
      if (document === null) throw new Error('This is no document.');
      return document;
    },
  };
}

export const stageOf = (page: Page): Locator =>
  page.getByRole('application', { name: 'Picture being edited' });
export const layersOf = (page: Page): Locator => page.getByRole('region', { name: 'Layers' });

/** Waits until the server has every change of a page. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.locator('[data-save-state="saved"]')).toBeAttached();
}

/** A function from pixels of the picture to the page. */
export async function pointsOf(page: Page, { width, height }: { width: number; height: number }) {
  const box = await stageOf(page).locator('canvas').first().boundingBox();
  if (box === null) throw new Error('There is no picture.');
  return (x: number, y: number) =>
    [box.x + (x * box.width) / width, box.y + (y * box.height) / height] as const;
}

type Point = readonly [number, number];

/** Drags with the mouse. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
  await page.mouse.up();
}

/** The layers of a kind, from the lowest to the highest. */
export function layersOfKind<Kind extends LayerKind>(document: CanvasDocument, kind: Kind): LayerOf<Kind>[] {
  return inDrawingOrder(document).filter((layer): layer is LayerOf<Kind> => layer.kind === kind);
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Decodes a picture file. */
export async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgba: data };
}

/** What the page shows of the document, at the size of the document. */
export async function shownPixels(page: Page): Promise<Pixels> {
  const address = await stageOf(page)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL('image/png'));
  return pixelsOf(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}

/** Exports the document as a PNG by the dialog, and decodes the downloaded file. */
export async function exportedPixels(page: Page): Promise<Pixels> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  return pixelsOf(await readFile(await download.path()));
}

export interface Differences {
  readonly mean: number;
  /** 99.9 of 100 values differ by this at most. */
  readonly almostAll: number;
  readonly most: number;
}

/** How far the values of two pictures of one size are apart, of 255. */
export function differencesOf(one: Pixels, other: Pixels): Differences {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const counts = new Array<number>(256).fill(0);
  let sum = 0;
  one.rgba.forEach((value, at) => {
    const difference = Math.abs(value - (other.rgba[at] ?? 0));
    counts[difference] = (counts[difference] ?? 0) + 1;
    sum += difference;
  });
  let left = one.rgba.length * 0.001;
  const almostAll = counts.findLastIndex((count) => {
    left -= count;
    return left < 0;
  });
  return { mean: sum / one.rgba.length, almostAll, most: counts.findLastIndex((count) => count > 0) };
}

/** How far the edges of a picture are from those of another. */
export interface EdgeDistances {
  readonly edges: number;
  /** In pixels. */
  readonly farthest: number;
}

/**
 * Compares where values cross the middle between black and white, along rows and along columns. Only edges
 * that are crossed steeply count: along an edge that covers half of its pixels, any rounding is a crossing.
 */
export function edgeDistances(one: Pixels, other: Pixels): EdgeDistances {
  const { width, height } = one;
  let edges = 0;
  let farthest = 0;
  const compare = (start: number, step: number, length: number) => {
    const all = crossingsOf(other, start, step, length).map(({ at }) => at);
    for (const { at, isSteep } of crossingsOf(one, start, step, length)) {
      if (!isSteep) continue;
      edges += 1;
      farthest = Math.max(farthest, Math.min(...all.map((place) => Math.abs(place - at))));
    }
  };
  for (let y = 0; y < height; y += 1) compare(y * width, 1, width);
  for (let x = 0; x < width; x += 1) compare(x, width, height);
  return { edges, farthest };
}

function crossingsOf({ rgba }: Pixels, start: number, step: number, length: number) {
  const crossings: { at: number; isSteep: boolean }[] = [];
  const valueAt = (place: number) => (rgba[(start + place * step) * 4 + 1] ?? 0) - 127.5;
  const isClear = (near: number, beyond: number) => near * beyond > 0 && Math.abs(beyond) >= 64;
  for (let place = 1; place < length; place += 1) {
    const [before, after] = [valueAt(place - 1), valueAt(place)];
    if (before * after > 0) continue;
    crossings.push({
      at: place - 1 + before / (before - after),
      isSteep: isClear(before, valueAt(place - 2)) && isClear(after, valueAt(place + 1)),
    });
  }
  return crossings;
}
