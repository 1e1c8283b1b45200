import sharp from 'sharp';
import type * as z from 'zod';
import { addLayer, apply } from '#canvas/document/changes.ts';
import { type CanvasDocument, emptyDocument } from '#canvas/document/document.ts';
import type { Layer } from '#canvas/document/layer.ts';
import { newPicture } from '#canvas/document/new-layers.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import type {
  CanvasAsset,
  CanvasDocumentSummary,
  NewCanvasDocument,
  openCanvasDocument,
  syncCanvasDocument,
} from '#contract/canvas.ts';
import type { ErrorResponse } from '#contract/error-codes.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { Client, TestApp } from '#server/testing/app.ts';

/** A user with a plan that has the editor. */
export async function signUpEditor(bench: TestApp): Promise<Client> {
  const client = await bench.signUp();
  await bench.subscribe(client, 'pro');
  return client;
}

export function send(
  client: Client,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  return client.request(path, {
    method,
    headers: { ...json, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export const codeOf = async (answer: Response): Promise<string> =>
  `${answer.status} ${((await answer.json()) as ErrorResponse).code}`;

async function read<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`refused: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

export async function created(
  client: Client,
  body: NewCanvasDocument,
  headers?: Record<string, string>,
): Promise<{ document: CanvasDocumentSummary; isReopened: boolean }> {
  return read(await send(client, 'POST', '/api/canvas/documents', body, headers));
}

/** An empty document of 400×300. */
export async function blank(client: Client, name = 'Blank'): Promise<CanvasDocumentSummary> {
  return (await created(client, { width: 400, height: 300, name })).document;
}

type Opened = z.infer<typeof openCanvasDocument.response>;
export async function opened(client: Client, id: string): Promise<Opened> {
  return read(await send(client, 'GET', `/api/canvas/documents/${id}`));
}

/** A tab with a document: changes it, and syncs with the server. */
export async function openTab(client: Client, id: string, tab = 'a tab') {
  const { state } = await opened(client, id);
  const shared = new SharedDocument(Buffer.from(state, 'base64'));
  let sent = shared.stateVector;
  return {
    shared,
    get document(): CanvasDocument {
      return shared.read() ?? emptyDocument(1, 1);
    },
    add(...layers: Layer[]) {
      shared.apply(layers.map(addLayer));
    },
    /** What is sent for the changes since the last sync. */
    get body() {
      const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
      return { update: base64(shared.encode(sent)), stateVector: base64(shared.stateVector), tab };
    },
    async sync(): Promise<z.infer<typeof syncCanvasDocument.response>> {
      const { body } = this;
      const { stateVector } = shared;
      const answer = await read<z.infer<typeof syncCanvasDocument.response>>(
        await send(client, 'POST', `/api/canvas/documents/${id}/sync`, body),
      );
      shared.receive(Buffer.from(answer.update, 'base64'));
      sent = stateVector;
      return answer;
    },
  };
}

export async function documentOf(client: Client, id: string): Promise<CanvasDocument> {
  return (await openTab(client, id)).document;
}

export async function listed(
  client: Client,
  query = '',
): Promise<{ documents: CanvasDocumentSummary[]; nextCursor: string | null; quota: Record<string, number> }> {
  return read(await send(client, 'GET', `/api/canvas/documents${query}`));
}

export async function photo(color = '#c04020', { width = 120, height = 80, alpha = 1 } = {}): Promise<Blob> {
  const background = { ...rgbOf(color), alpha };
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/png' });
}

const rgbOf = (color: string) => ({
  r: Number.parseInt(color.slice(1, 3), 16),
  g: Number.parseInt(color.slice(3, 5), 16),
  b: Number.parseInt(color.slice(5, 7), 16),
});

export function postFile(
  client: Client,
  path: string,
  file: Blob,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file, 'picture.png');
  return client.request(path, { method: path.endsWith('thumbnail') ? 'PUT' : 'POST', body: form, headers });
}

export async function addedAsset(client: Client, file: Blob | { imageId: string } | { faceId: string }) {
  const answer =
    file instanceof Blob
      ? await postFile(client, '/api/canvas/assets', file)
      : await send(client, 'POST', '/api/canvas/assets', file);
  return (await read<{ asset: CanvasAsset }>(answer)).asset;
}

/** A picture layer of an asset. */
export const pictureLayer = (id: string, asset: Pick<CanvasAsset, 'id' | 'width' | 'height'>, name = id) =>
  newPicture({
    ...{ id, name, order: `b${id}`, x: 200, y: 150 },
    ...{ asset: asset.id, width: asset.width, height: asset.height },
  });

export async function exported(
  client: Client,
  id: string,
  file: Blob,
  { name, key }: { name?: string; key?: string } = {},
): Promise<GalleryImage> {
  const path = `/api/canvas/documents/${id}/pictures`;
  const fields = name === undefined ? {} : { name };
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  return (await read<{ image: GalleryImage }>(await postFile(client, path, file, fields, headers))).image;
}

/** A document with these layers, as a file would have it. */
export const documentWith = (...layers: Layer[]): CanvasDocument =>
  apply(emptyDocument(400, 300), layers.map(addLayer));
