import { addLayer } from '#canvas/document/changes.ts';
import { emptyDocument } from '#canvas/document/document.ts';
import { newBase } from '#canvas/document/new-layers.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import {
  addCanvasAsset,
  type CanvasAsset,
  type CanvasDocumentSummary,
  canvasAssetPath,
  createCanvasDocument,
  openCanvasDocument,
  setCanvasThumbnail,
  syncCanvasDocument,
} from '#contract/canvas.ts';
import {
  addCanvasFont,
  addCanvasTextLook,
  type CanvasFont,
  deleteCanvasFont,
  deleteCanvasTextLook,
  listCanvasFonts,
  listCanvasTextLooks,
  renameCanvasFont,
} from '#contract/canvas-fonts.ts';
import {
  cutOutCanvasAsset,
  exportCanvasPicture,
  listCanvasDocuments,
  listCanvasSnapshots,
} from '#contract/canvas-library.ts';
import { listDesignFonts } from '#contract/design-files.ts';
import { startEdit, understandEdit } from '#contract/edit-calls.ts';
import { type EditToSave, listEdits, saveEdit } from '#contract/edits.ts';
import type { GalleryImage } from '#contract/images.ts';
import { isActive, type Job } from '#contract/jobs.ts';
import { getUserInfo, type User } from '#contract/session.ts';
import { editCosts } from '#contract/tools.ts';
import { sampleJob, sampleProgress } from '#web/test-data/sample-job.ts';
import { type FakeApi, refusal } from './fake-api.ts';
import type { FakeEvents } from './fake-events.ts';
import { answerForGallery, pictureOf } from './fake-gallery.ts';

const success = true as const;

interface Surroundings {
  api: FakeApi;
  events: FakeEvents;
  user: User;
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** A picture of one colour, as a PNG. */
async function plainPicture(width: number, height: number, colour: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/png' });
}

/**
 * Answers the canvas editor's calls for a user with these pictures: documents are merged as the server does,
 * and each asset is a picture of one colour. Edits stay at 42 % until the test ends them.
 */
export function answerForCanvas({ api, events, user }: Surroundings, images: readonly GalleryImage[] = []) {
  user.planType = 'pro';
  user.isPremium = true;
  const gallery = answerForGallery(api, images);
  const documents = new Map<string, { summary: CanvasDocumentSummary; shared: SharedDocument }>();
  const assets = new Map<string, { asset: CanvasAsset; file: Promise<Blob> }>();
  let jobs: Job[] = [];
  let edits: EditToSave[] = [];
  let fonts: CanvasFont[] = [];
  const fontFiles = new Map<string, Blob>();
  let looks: { id: string; look: Record<string, unknown> }[] = [];
  let refuseSave: (() => Response) | null = null;
  let numbers = 0;
  const newId = () => {
    numbers += 1;
    return `00000000-0000-7000-9000-${String(numbers).padStart(12, '0')}`;
  };

  const addAsset = (width: number, height: number, file: Promise<Blob>): CanvasAsset => {
    const id = newId();
    const asset = { id, url: canvasAssetPath(id), width, height };
    assets.set(id, { asset, file });
    return asset;
  };
  const addDocument = (name: string, sourceImageId: string | null, shared: SharedDocument) => {
    const document = shared.read();
    if (document === null) throw new Error('this is no document');
    const now = new Date().toISOString();
    const summary: CanvasDocumentSummary = {
      id: newId(),
      name,
      width: document.width,
      height: document.height,
      thumbnail: null,
      isTemplate: false,
      slots: [],
      sourceImageId,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    documents.set(summary.id, { summary, shared });
    return summary;
  };
  const findImage = (id: string) => gallery.images().find((image) => image.id === id);
  const publish: FakeEvents['send'] = (type, payload) => {
    if (events.isOpen()) events.send(type, payload);
  };
  const change = (job: Job, fields: Partial<Job>): Job => {
    const changed = { ...job, ...fields };
    jobs = jobs.map((one) => (one.id === job.id ? changed : one));
    publish('job.changed', { job: changed });
    return changed;
  };

  api.answer(getUserInfo, () => ({ success, ...user }));
  api.answer(createCanvasDocument, ({ body }) => {
    if ('imageId' in body) {
      const image = findImage(body.imageId);
      if (image === undefined) return refusal('not_found');
      const { width, height, url } = image;
      const file = url.startsWith('/files/')
        ? plainPicture(width, height, '#4a6b8a')
        : fetch(url).then((answer) => answer.blob());
      const asset = addAsset(width, height, file);
      const shared = SharedDocument.of(emptyDocument(width, height));
      shared.apply([addLayer(newBase(asset.id, asset))]);
      return { success, document: addDocument(image.prompt, image.id, shared), isReopened: false };
    }
    if (!('width' in body)) return refusal('not_found');
    const shared = SharedDocument.of(emptyDocument(body.width, body.height));
    return { success, document: addDocument(body.name ?? 'Untitled', null, shared), isReopened: false };
  });
  api.answer(openCanvasDocument, ({ params }) => {
    const found = documents.get(params.id);
    if (found === undefined) return refusal('not_found');
    const { summary, shared } = found;
    const own = [...assets.values()].map(({ asset }) => asset);
    return { success, document: summary, state: base64(shared.encode()), assets: own };
  });
  // Texts are drawn in the browser's own font.
  api.answer(listDesignFonts, () => ({ success, fonts: [] }));
  api.answer(listCanvasSnapshots, () => ({ success, snapshots: [] }));
  api.answer(listCanvasDocuments, () => ({
    success,
    documents: [...documents.values()].map(({ summary }) => summary).reverse(),
    hasMore: false,
    nextCursor: null,
    quota: { used: documents.size, max: 200, assetBytes: 0, maxAssetBytes: 1 },
  }));
  api.answer(syncCanvasDocument, ({ params, body }) => {
    if (refuseSave !== null) return refuseSave();
    const found = documents.get(params.id);
    if (found === undefined) return refusal('not_found');
    if (body.update !== null) found.shared.receive(bytesOf(body.update));
    const update = base64(found.shared.encode(bytesOf(body.stateVector)));
    return { success, update, updatedAt: new Date().toISOString() };
  });
  api.answer(setCanvasThumbnail, ({ params }) => {
    const found = documents.get(params.id);
    return found === undefined ? refusal('not_found') : { success, document: found.summary };
  });
  api.answer(addCanvasAsset, async ({ body, files }) => {
    const [file] = files.file ?? [];
    if (file !== undefined) {
      const { width, height } = await createImageBitmap(file);
      return { success, asset: addAsset(width, height, Promise.resolve(file)) };
    }
    const image = findImage(body.imageId ?? '');
    if (image === undefined) return refusal('not_found');
    const { width, height } = image;
    return { success, asset: addAsset(width, height, plainPicture(width, height, '#8a4a6b')) };
  });
  api.answerFile(/^\/api\/canvas\/assets\/[^/]+$/, (request) => {
    const id = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '');
    const file = assets.get(id)?.file;
    if (file === undefined) return refusal('not_found');
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(await (await file).arrayBuffer()));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'image/png' } });
  });
  api.answer(cutOutCanvasAsset, ({ params }) => {
    const found = assets.get(params.id);
    if (found === undefined) return refusal('not_found');
    const { width, height } = found.asset;
    return { success, asset: addAsset(width, height, plainPicture(width, height, '#ffffff')) };
  });
  api.answer(exportCanvasPicture, ({ body }) => {
    const image = pictureOf(900 + numbers, { id: newId(), name: body.name ?? 'Untitled' });
    gallery.add(image);
    return { success, image };
  });
  api.answer(listCanvasFonts, () => ({ success, fonts, quota: { used: fonts.length, max: 40 } }));
  api.answer(addCanvasFont, ({ files }) => {
    const [file] = files.file ?? [];
    if (file === undefined) return refusal('validation_failed');
    const id = newId();
    const name = file instanceof File ? file.name.replace(/\.\w+$/, '') : 'Font';
    const font = { id, name, format: 'ttf' as const, bytes: file.size, isInFiles: true };
    fonts = [...fonts, { ...font, createdAt: new Date().toISOString() }];
    fontFiles.set(id, file);
    return { success, font: fonts.at(-1) as CanvasFont };
  });
  api.answer(renameCanvasFont, ({ params, body }) => {
    fonts = fonts.map((font) => (font.id === params.id ? { ...font, name: body.name } : font));
    const font = fonts.find(({ id }) => id === params.id);
    return font === undefined ? refusal('not_found') : { success, font };
  });
  api.answer(deleteCanvasFont, ({ params }) => {
    fonts = fonts.filter(({ id }) => id !== params.id);
    return { success };
  });
  api.answerFile(/^\/api\/canvas\/fonts\/[^/]+\/file$/, (request) => {
    const file = fontFiles.get(new URL(request.url).pathname.split('/').at(-2) ?? '');
    if (file === undefined) return refusal('not_found');
    return new Response(file, { headers: { 'content-type': 'font/ttf' } });
  });
  api.answer(listCanvasTextLooks, () => ({ success, looks }));
  api.answer(addCanvasTextLook, ({ body }) => {
    const look = { id: newId(), look: body.look };
    looks = [look, ...looks];
    return { success, look };
  });
  api.answer(deleteCanvasTextLook, ({ params }) => {
    looks = looks.filter(({ id }) => id !== params.id);
    return { success };
  });
  api.answer(understandEdit, ({ body }) => ({
    success,
    actions: [
      { kind: 'night' as const, sentence: 'darken the picture' },
      { kind: 'vignette' as const, sentence: 'add a vignette' },
    ],
    cannot: [],
    warnings: [],
    engine: 'Retouch',
    isModel: false,
    coins: body.mask ? editCosts.maskEdit : editCosts.imageEdit,
    freeTool: null,
  }));
  api.answer(startEdit, ({ body, files }) => {
    const isMask = (files.mask ?? []).length > 0;
    const cost = isMask ? editCosts.maskEdit : editCosts.imageEdit;
    if (user.coins < cost) return refusal('insufficient_coins');
    user.coins -= cost;
    const now = new Date().toISOString();
    const job = sampleJob({
      id: newId(),
      tool: isMask ? 'Mask Edit' : 'Image Edit',
      prompt: body.prompt,
      cost,
      progress: sampleProgress({ percent: 42 }),
      createdAt: now,
      startedAt: now,
    });
    jobs = [job, ...jobs];
    publish('coins.changed', { coins: user.coins });
    return { success, job, coins: user.coins, cost };
  });
  api.answer(listEdits, () => ({ success, edits: [], hasMore: false, nextCursor: null }));
  api.answer(saveEdit, ({ body }) => {
    edits = [...edits, body];
    const { name, thumbnail } = body;
    const nothing = { originalImageUrl: null, editedImageUrl: null };
    return {
      success,
      edit: {
        id: newId(),
        name,
        thumbnail,
        description: '',
        prompt: '',
        ...nothing,
        originalImageId: null,
        editedImageId: null,
        picture: 'none' as const,
        metadata: {},
        savedToBackend: true,
        createdAt: new Date().toISOString(),
      },
    };
  });

  return {
    ...gallery,
    jobs: () => jobs,
    edits: () => edits,
    /** The document that was opened or made last, as the server has it. */
    document: () => [...documents.values()].at(-1)?.shared.read() ?? null,
    /** Answers saves of documents by this, until it is null. */
    refuseSaves(by: typeof refuseSave): void {
      refuseSave = by;
    },
    /** Ends the running edit with a picture, or with an error. */
    finish(how: 'picture' | 'failed' = 'picture'): void {
      const job = jobs.find(({ status }) => isActive(status));
      if (job === undefined) throw new Error('No edit is running.');
      const finishedAt = new Date().toISOString();
      if (how === 'failed') {
        user.coins += job.cost;
        const error = { code: 'engine_failed' as const, message: 'The engine failed.' };
        change(job, { status: 'failed', error, finishedAt });
        return;
      }
      const image = pictureOf(800 + numbers, { id: newId(), prompt: job.prompt, tool: job.tool });
      gallery.add(image);
      publish('image.created', { image });
      change(job, { status: 'completed', images: [image], finishedAt });
    },
  };
}
