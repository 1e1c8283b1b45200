import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addLayer, setFields } from '#canvas/document/changes.ts';
import { newPicture, newShape } from '#canvas/document/new-layers.ts';
import { SharedDocument } from '#canvas/sync/shared-document.ts';
import { TestEditor } from '#canvas/testing/test-editor.ts';
import { runUnloadTasks } from '#web/api/before-unload.ts';
import { DocumentSession } from './document-session.ts';
import { followSmallPicture } from './small-picture.ts';

beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** An open document of a red box, and the small pictures that were sent of it. */
async function openDocument(id: string, hasSmallPicture = true) {
  const box = newShape({
    ...{ id: 'a', name: 'a', order: 'a', x: 50, y: 50 },
    ...{ shape: 'rectangle', width: 90, height: 90, color: '#ff0000' },
  });
  const state = SharedDocument.of(new TestEditor([box]).committedDocument).encode();
  const sent: { picture: Blob; outlivesPage: boolean | undefined }[] = [];
  const session = await DocumentSession.open(
    { id, name: 'One', state: new Uint8Array(state), sourceImageId: null, hasSmallPicture },
    'ada',
    {
      sync: async (_, update) => update,
      send: () => {},
      uploadAsset: () => Promise.reject(new Error('not here')),
      assetAddress: () => '/nothing',
      async setThumbnail(_, picture, outlivesPage) {
        sent.push({ picture, outlivesPage });
      },
      canRetry: () => true,
    },
    'tab',
  );
  const { editor } = session;
  const paint = (color: string) =>
    editor.perform('fill', setFields(editor.committedDocument, 'a', { fill: { kind: 'color', color } }));
  return { session, sent, paint };
}

async function colorOf(picture: Blob | undefined): Promise<{ red: number; blue: number }> {
  const bitmap = await createImageBitmap(picture ?? new Blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(50, 50, 1, 1).data ?? [];
  return { red, blue };
}

test('a document that is closed right after its last change sends a small picture of it, and no more', async () => {
  const { session, sent, paint } = await openDocument('closed-at-once');
  const leave = followSmallPicture(session);
  paint('#0000ff');
  leave();
  // Sent before anything is waited for: a sign-out may come next.
  expect(sent).toMatchObject([{ outlivesPage: false }]);
  const { red, blue } = await colorOf(sent[0]?.picture);
  expect([red < 60, blue > 200]).toEqual([true, true]);
  runUnloadTasks();
  await session.close();
  expect(session.saving.get()).toBe('saved');
  expect(sent).toHaveLength(1);
});

test('none is drawn while the user draws, and one in a pause', async () => {
  const { session, sent, paint } = await openDocument('drawn-on');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const leave = followSmallPicture(session);
    paint('#0000ff');
    await session.flush();
    for (let stroke = 0; stroke < 3; stroke += 1) {
      await vi.advanceTimersByTimeAsync(3_900);
      window.dispatchEvent(new PointerEvent('pointermove', { buttons: 1 }));
    }
    await vi.advanceTimersByTimeAsync(3_900);
    expect(sent).toEqual([]);
    // A mouse that only hovers holds nothing back.
    window.dispatchEvent(new PointerEvent('pointermove'));
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitUntil(() => sent.length > 0);
    expect(sent).toHaveLength(1);
    leave();
  } finally {
    vi.useRealTimers();
  }
  await session.close();
});

test('before a sign-out, and when the page is left, it is sent once by a request that outlives the page', async () => {
  const { session, sent, paint } = await openDocument('signed-out');
  const leave = followSmallPicture(session);
  paint('#0000ff');
  runUnloadTasks();
  runUnloadTasks();
  leave();
  await session.close();
  expect(sent).toMatchObject([{ outlivesPage: true }]);
  expect(sent[0]?.picture.size).toBeLessThan(40_000);
});

test('a document that was only looked at sends none', async () => {
  const { session, sent } = await openDocument('looked-at');
  followSmallPicture(session)();
  await session.close();
  expect(sent).toEqual([]);
});

test('a picture that has not loaded is no reason to send a document without it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { session, sent } = await openDocument('loading');
  const leave = followSmallPicture(session);
  const { editor } = session;
  const placed = { id: 'p', name: 'p', order: 'b', x: 50, y: 50 };
  editor.perform('add', [addLayer(newPicture({ ...placed, asset: 'one', width: 10, height: 10 }))]);
  leave();
  expect(sent).toEqual([]);
});

test('a document without a small picture sends one, though it was only looked at', async () => {
  const { session, sent } = await openDocument('never-seen', false);
  followSmallPicture(session)();
  await session.close();
  expect(sent).toHaveLength(1);
  expect((await colorOf(sent[0]?.picture)).red).toBeGreaterThan(200);
});
