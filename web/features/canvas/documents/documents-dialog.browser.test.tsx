import type { CanvasDocumentSummary } from '#contract/canvas.ts';
import { deleteCanvasDocument, listCanvasDocuments, listCanvasSnapshots } from '#contract/canvas-library.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { dayMs } from '#contract/durations.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { openPage } from '#web/testing/page.ts';
import { boxOf } from '#web/testing/pointer.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { startTexts } from '../starts/texts.ts';
import { documentsTexts } from './texts.ts';

const { english: words } = documentsTexts;
const dialog = page.getByRole('dialog', { name: words.title });
const tab = (name: string) => dialog.getByRole('radio', { name });

const deleted: CanvasDocumentSummary = {
  ...{ id: '00000000-0000-7000-9000-0000000000aa', name: 'Old one', width: 1280, height: 720 },
  ...{ isTemplate: false, slots: [], sourceImageId: null, thumbnail: null },
  ...{ createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z' },
  deletedAt: new Date(Date.now() - dayMs).toISOString(),
};

const success = true as const;

interface Lists {
  trash: CanvasDocumentSummary[];
  used: number;
}

/** The lists that the server has; a test may change them before it opens them. */
const test = base.extend<{ lists: Lists }>({
  lists: async ({ api, events, user }, use) => {
    answerForCanvas({ api, events, user });
    const lists: Lists = { trash: [], used: 0 };
    api.answer(listCanvasDocuments, ({ query }) => ({
      ...{ success, hasMore: false, nextCursor: null },
      documents: query.trash ? lists.trash : [],
      quota: { used: lists.used, max: canvasLimits.documents, assetBytes: 0, maxAssetBytes: 1 },
    }));
    api.answer(deleteCanvasDocument, () => {
      lists.trash = [];
      return { success };
    });
    await use(lists);
  },
});

async function openDesigns(): Promise<void> {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: new RegExp(`^${startTexts.english.yourDesigns}`) }).click();
  await expect.element(dialog).toBeVisible();
}

test('empty lists say what belongs there, and a search without a result can be taken back', async ({
  lists,
}) => {
  expect(lists.trash).toEqual([]);
  await openDesigns();
  await expect.element(dialog.getByRole('heading', { name: words.emptyTitle })).toBeVisible();
  await dialog.getByRole('searchbox').fill('nothing like it');
  await expect.element(dialog.getByRole('heading', { name: /nothing like it/ })).toBeVisible();
  await dialog.getByRole('button', { name: words.clearSearch }).click();
  await expect.element(dialog.getByRole('searchbox')).toHaveValue('');
  await tab(words.trash).click();
  await expect.element(dialog.getByRole('heading', { name: words.emptyTrash })).toBeVisible();
  await expect.element(dialog.getByText(`${canvasLimits.trashDays} days`)).toBeVisible();
});

test('the trash says how long a design stays, and asks before it is deleted forever', async ({ lists }) => {
  lists.trash = [deleted];
  await openDesigns();
  await tab(words.trash).click();
  await expect.element(dialog.getByText(`${canvasLimits.trashDays - 1} days left`)).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Take Old one out of the trash', exact: true }))
    .toBeVisible();
  expect(await accessibilityViolations('[role=dialog]')).toEqual([]);
  const remove = async () => {
    await dialog.getByRole('button', { name: 'More for Old one', exact: true }).click();
    await page.getByRole('menuitem', { name: words.deleteForever }).click();
  };
  await remove();
  const question = page.getByRole('dialog', { name: 'Delete “Old one” forever?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(lists.trash).toEqual([deleted]);
  await remove();
  await question.getByRole('button', { name: words.deleteForever }).click();
  await expect.element(dialog.getByRole('heading', { name: words.emptyTrash })).toBeVisible();
});

test('with as many designs as there may be, none begins, and what helps is said', async ({ lists }) => {
  lists.used = canvasLimits.documents;
  await openDesigns();
  await expect.element(dialog.getByText(words.full)).toBeVisible();
  for (const name of [words.blank, words.fromFile]) {
    await expect
      .element(dialog.getByRole('button', { name, exact: true }))
      .toHaveAttribute('aria-disabled', 'true');
  }
});

test('a long name of a snapshot is cut, and its buttons stay in the panel', async ({ api, lists }) => {
  expect(lists.used).toBe(0);
  const name = 'Before the sunset, with the second hero and the old headline, as it was sent to the sponsor';
  api.answer(listCanvasSnapshots, () => ({
    success,
    snapshots: [{ id: deleted.id, name, createdAt: deleted.createdAt }],
  }));
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: new RegExp(`^${startTexts.english.newDesign}`) }).click();
  const panel = page.getByRole('complementary', { name: 'Layers and properties' });
  const remove = panel.getByRole('button', { name: `Delete ${name}` });
  await expect.element(remove).toBeInTheDocument();
  expect(boxOf(remove).right).toBeLessThanOrEqual(boxOf(panel).right);
});
