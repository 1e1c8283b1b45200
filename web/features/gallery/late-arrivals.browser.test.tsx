import { listImages } from '#contract/images.ts';
import type { FakeApi } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf, picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const ids = () =>
  [...document.querySelectorAll('[data-grid] [data-image]')].map((tile) => tile.getAttribute('data-image'));
const first = () => document.querySelector('[data-grid] [data-image]');
const more = page.getByRole('button', { name: '2 new pictures' });

/** Visits the gallery with three pictures; two are made in another tab before the page is loaded again. */
async function visitAgain(api: FakeApi, answered: Promise<void>, onReload = () => {}) {
  const known = picturesOf(['one', 'two', 'three']);
  const all = [pictureOf(101), pictureOf(100), ...known];
  answerForGallery(api, known);
  await openPage('/gallery');
  await expect.poll(ids).toHaveLength(3);
  await expect
    .poll(() => Object.keys(localStorage).some((name) => name.includes(known[2]?.id ?? '-')))
    .toBe(true);
  api.answer(listImages, async () => {
    await answered;
    const total = all.length;
    return {
      ...{ success: true as const, images: all, total, totalCount: total },
      ...{ isTotalAtLeast: false, hasMore: false, nextCursor: null },
    };
  });
  onReload();
  await reloadPage();
  return { known: known.map(({ id }) => id), all: all.map(({ id }) => id) };
}

test('new pictures do not move what is on screen; they come when asked for', async ({ api }) => {
  const answer = Promise.withResolvers<void>();
  const { known, all } = await visitAgain(api, answer.promise);
  await expect.poll(ids).toEqual(known);
  const place = first()?.getBoundingClientRect();
  answer.resolve();
  await expect.element(more).toBeVisible();
  expect(ids()).toEqual(known);
  expect(first()?.getBoundingClientRect()).toEqual(place);
  await more.click();
  await expect.poll(ids).toEqual(all);
  await expect.element(more).not.toBeInTheDocument();
});

test('an answer that comes at once is painted in place of the kept records', async ({ api }) => {
  const seen = new Set<string>();
  const watch = new MutationObserver(() => seen.add(ids().join()));
  watch.observe(document.body, { childList: true, subtree: true });
  const { known, all } = await visitAgain(api, Promise.resolve(), () => seen.clear());
  await expect.poll(ids).toEqual(all);
  watch.disconnect();
  expect(seen).not.toContain(known.join());
  await expect.element(more).not.toBeInTheDocument();
});
