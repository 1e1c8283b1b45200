import { renewSession } from '#contract/session.ts';
import { layersPanel, openBoat } from '#web/testing/canvas-page.ts';
import { answerForUser, answerForVisitor } from '#web/testing/fake-account.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import type { FakeEvents } from '#web/testing/fake-events.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { address, openPage, press } from '#web/testing/page.ts';
import { drag } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { toolbarTexts } from '../toolbar/texts.ts';

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

const { english: words } = toolbarTexts;
const layers = layersPanel.getByRole('listitem');
const shapesOf = (canvas: ReturnType<typeof answerForCanvas>) =>
  Object.values(canvas.document()?.layers ?? {}).filter(({ kind }) => kind === 'shape').length;

/** Draws a rectangle, which is a layer more. */
async function drawBox(at: Awaited<ReturnType<typeof openBoat>>, down: number): Promise<void> {
  await press('u');
  await (await drag(at(0.2, down), at(0.4, down + 0.2))).drop();
}

function endSession(api: FakeApi, canvas: ReturnType<typeof answerForCanvas>): void {
  canvas.refuseSaves(() => refusal('not_signed_in'));
  api.answer(renewSession, () => refusal('not_signed_in'));
  answerForVisitor(api);
}

test('a session that ends in mid-work leads to the sign-in and back, and everything is there again', async ({
  api,
  canvas,
  user,
}) => {
  const at = await openBoat();
  await drawBox(at, 0.1);
  await expect.poll(() => shapesOf(canvas)).toBe(1);
  const place = address();

  endSession(api, canvas);
  await drawBox(at, 0.5);
  await expect.element(layers).toHaveLength(3);
  await expect.poll(address, { timeout: 20_000 }).toBe(`/login?next=${encodeURIComponent(place)}&ended=1`);
  expect(shapesOf(canvas)).toBe(1);

  // The same user signs in again.
  answerForUser(api, user);
  canvas.refuseSaves(null);
  await openPage(place);
  await expect.element(layers).toHaveLength(3);
  await expect.poll(() => shapesOf(canvas)).toBe(2);
});

test('what another account finds in this browser has nothing of it', async ({ api, canvas, user }) => {
  const at = await openBoat();
  const place = address();
  endSession(api, canvas);
  await drawBox(at, 0.5);
  await expect.poll(address, { timeout: 20_000 }).toContain('/login');
  expect(Object.keys(localStorage).length).toBeGreaterThan(0);

  // Even if it may open the document: what is kept here belongs to the other.
  const other = { ...user, id: 'another' };
  answerForUser(api, other);
  canvas.refuseSaves(null);
  localStorage.setItem('adventure-owner', other.id);
  await openPage(place);
  await expect.element(layers).toHaveLength(1);
  expect(shapesOf(canvas)).toBe(0);
});

/** Asks for a save at once, as another tab does that has changed the document. */
function saveNow(events: FakeEvents): void {
  const documentId = new URLSearchParams(location.search).get('document') ?? '';
  events.send('canvas.changed', { documentId, tab: 'another' });
}

test('a server that fails in one way after the other shows one state, and each refusal once', async ({
  canvas,
  events,
}) => {
  const at = await openBoat();
  const mark = page.getByRole('status').filter({ has: page.getByText(/in this browser|Not saved/) });
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  const failures = [
    [() => Response.error(), words.local],
    [() => refusal('internal'), words.localNotTaken],
    [() => refusal('rate_limited'), words.localNotTaken],
    [() => refusal('canvas_document_too_large'), words.refused],
  ] as const;
  let down = 0.05;
  for (const [fail, says] of failures) {
    canvas.refuseSaves(fail);
    for (let edit = 0; edit < 2; edit += 1) {
      await drawBox(at, down);
      down += 0.08;
      saveNow(events);
      await expect.element(mark).toMatchTextContent(says);
    }
  }
  await expect.element(toasts).toHaveLength(1);
  // Closed, it stays closed: nothing new is wrong.
  await toasts.getByRole('button').click();
  await expect.element(toasts).toHaveLength(0);
  await drawBox(at, down);
  saveNow(events);
  await expect.element(mark).toMatchTextContent(words.refused);
  await expect.element(toasts).toHaveLength(0);

  canvas.refuseSaves(null);
  saveNow(events);
  await expect.poll(() => shapesOf(canvas)).toBe(9);
  await expect.element(page.getByText(words.saved, { exact: true })).toBeInTheDocument();

  // One that is still open goes with its reason.
  canvas.refuseSaves(() => refusal('canvas_document_too_large'));
  await drawBox(at, down);
  saveNow(events);
  await expect.element(toasts).toHaveLength(1);
  canvas.refuseSaves(null);
  saveNow(events);
  await expect.element(toasts).toHaveLength(0);
});
