import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#web/test-data/memory-storage.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';
import type { FileSource } from './upscale-source.ts';

const [first, second] = [
  '0b6b4f0e-63a5-4c1d-9d5b-3b7f7d9a1c22',
  '1c7c5f1f-74b6-4d2e-8e6c-4c8a8e0b2d33',
] as const;
const pendingKey = 'adventure-upscale-image';

let storage: Storage;
let requests: { id: string; answer: PromiseWithResolvers<Response> }[];
beforeEach(() => {
  storage = memoryStorage();
  requests = [];
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('fetch', (address: string) => {
    const answer = Promise.withResolvers<Response>();
    requests.push({ id: String(address).split('/').at(-1) ?? '', answer });
    return answer.promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The store of a page that has just loaded. */
const openPage = () => import('./upscaler-store.ts');

/** Makes the server answer with this picture. */
function answer(id: string): void {
  const image = sampleImage({ id, width: 640, height: 360 });
  requests.find((one) => one.id === id)?.answer.resolve(Response.json({ success: true, image }));
}

const chosen: FileSource = {
  kind: 'file',
  file: new File(['x'], 'chosen.png'),
  name: 'chosen.png',
  width: 10,
  height: 10,
  previewUrl: 'blob:chosen',
  isAnimated: false,
};

it('of two pictures sent in succession the second counts, whichever arrives first', async () => {
  const { chooseGalleryImage, upscalerNow } = await openPage();
  const [one, other] = [chooseGalleryImage(first), chooseGalleryImage(second)];
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  answer(second);
  await other;
  answer(first);
  await one;
  expect(upscalerNow().source).toMatchObject({ kind: 'image', imageId: second });
  expect(storage.getItem(pendingKey)).toContain(second);
});

it('keeps a file chosen while a gallery picture is loading', async () => {
  const { changeUpscaleSource, chooseGalleryImage, upscalerNow } = await openPage();
  const taking = chooseGalleryImage(first);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  changeUpscaleSource(chosen);
  answer(first);
  await taking;
  expect(upscalerNow().source).toBe(chosen);
  expect(storage.getItem(pendingKey)).toBeNull();
});

it('restores the waiting picture after a reload, once, and never over a newer choice', async () => {
  const before = await openPage();
  const sending = before.chooseGalleryImage(first);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  answer(first);
  await sending;

  vi.resetModules();
  requests = [];
  const { restoreSource, upscalerNow } = await openPage();
  const restoring = restoreSource('ada');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  answer(first);
  await restoring;
  expect(upscalerNow().source).toMatchObject({ imageId: first });
  await restoreSource('ada');
  expect(requests).toHaveLength(1);

  vi.resetModules();
  requests = [];
  const later = await openPage();
  const late = later.restoreSource('ada');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  later.changeUpscaleSource(chosen);
  answer(first);
  await late;
  expect(later.upscalerNow().source).toBe(chosen);
});

it('drops a deleted picture, but not one that fails to load', async () => {
  storage.setItem(pendingKey, JSON.stringify({ imageId: first, sentAt: Date.now() }));
  const { restoreSource } = await openPage();
  const offline = restoreSource('ada');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer.reject(new TypeError('no network'));
  await offline;
  expect(storage.getItem(pendingKey)).toContain(first);

  vi.resetModules();
  requests = [];
  const next = await openPage();
  const gone = next.restoreSource('ada');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const refusal = { success: false, error: 'x', code: 'not_found', message: 'Not found.', requestId: 'r' };
  requests[0]?.answer.resolve(Response.json(refusal, { status: 404 }));
  await gone;
  expect(storage.getItem(pendingKey)).toBeNull();
});

it('holds the prompt of the other form as it is now, also once that one was emptied', async () => {
  const { carryPrompt, changeUpscaleSettings, upscalerNow } = await openPage();
  carryPrompt('a shark');
  carryPrompt('');
  expect(upscalerNow().settings.prompt).toBe('');
  carryPrompt('a whale');
  expect(upscalerNow().settings.prompt).toBe('a whale');
  changeUpscaleSettings({ ...upscalerNow().settings, prompt: 'a castle' });
  carryPrompt('');
  expect(upscalerNow().settings.prompt).toBe('a castle');
});
