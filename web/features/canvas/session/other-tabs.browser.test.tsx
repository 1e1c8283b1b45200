import { exportButton, openBoat } from '#web/testing/canvas-page.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { boxOf } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { toolbarTexts } from '../toolbar/texts.ts';
import { documentCalls, fetchDocument } from './document-calls.ts';
import { DocumentSession } from './document-session.ts';

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

const { english: words } = toolbarTexts;
const mark = page.getByRole('img', { name: words.otherTab });
const tools = page.getByRole('radiogroup', { name: words.toolbar });

/** Opens the page's document as another tab does. */
async function openInOtherTab(owner: string): Promise<DocumentSession> {
  const id = new URLSearchParams(location.search).get('document') ?? '';
  return DocumentSession.open(await fetchDocument(id), owner, documentCalls, 'another');
}

test('two tabs with one document say so until one closes', async ({ canvas, user }) => {
  await page.viewport(1280, 720);
  await openBoat();
  expect(canvas.jobs()).toEqual([]);
  await expect.element(mark).not.toBeInTheDocument();

  const other = await openInOtherTab(user.id);
  await expect.element(mark).toBeVisible();
  await expect.element(mark).toHaveAttribute('data-tooltip', words.otherTab);
  // Both know: the one that was first has answered.
  await expect.poll(() => other.otherTabs.isOpenElsewhere.get()).toBe(true);
  // The toolbar stays one row.
  expect(Math.abs(boxOf(exportButton).top - boxOf(tools).top)).toBeLessThan(10);

  const third = await openInOtherTab(user.id);
  await expect.poll(() => third.otherTabs.isOpenElsewhere.get()).toBe(true);
  await other.close();
  await expect.element(mark).toBeVisible();
  await third.close();
  await expect.element(mark).not.toBeInTheDocument();
});

test('a tab that the browser closes or puts away says goodbye, and is back when it is shown again', async ({
  canvas,
  user,
}) => {
  await openBoat();
  expect(canvas.jobs()).toEqual([]);
  const other = await openInOtherTab(user.id);
  await expect.poll(() => other.otherTabs.isOpenElsewhere.get()).toBe(true);
  // Both sessions are of this page, so both leave and come back.
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await expect.element(mark).not.toBeInTheDocument();
  expect(other.otherTabs.isOpenElsewhere.get()).toBe(false);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(mark).toBeVisible();
  await other.close();
  await expect.element(mark).not.toBeInTheDocument();
});
