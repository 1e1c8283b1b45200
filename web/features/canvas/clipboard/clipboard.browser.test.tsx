import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listDesignFonts } from '#contract/design-files.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { contextMenuTexts } from '../context-menu/texts.ts';
import { stageTexts } from '../stage/texts.ts';
import { layersType } from './layer-clipboard.ts';
import { clipboardTexts } from './texts.ts';

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) => {
    api.answer(listDesignFonts, () => ({ success: true as const, fonts: [] }));
    await use(answerForCanvas({ api, events, user }, picturesOf(['a boat', 'a hill'])));
  },
});

const { english: words } = clipboardTexts;
const inPlace = page.getByRole('textbox', { name: stageTexts.english.editText });

async function openText(picture: string, content: string): Promise<void> {
  await openPage('/editor/canvas');
  await page.getByRole('button', { name: `Edit ${picture}` }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await press('t');
  await page.getByRole('application').click();
  await expect.element(inPlace).toHaveFocus();
  await userEvent.keyboard(content);
  await userEvent.keyboard('{Escape}');
  await expect.element(inPlace).not.toBeInTheDocument();
}

/** The words of the texts of the document that was opened last, as the server has it. */
const textsOf = (canvas: ReturnType<typeof answerForCanvas>) =>
  Object.values(canvas.document()?.layers ?? {})
    .flatMap((layer) => (layer.kind === 'text' ? [layer.content] : []))
    .sort();

/** What a program puts on the clipboard, and what it finds there. */
function clipboardEvent(type: 'copy' | 'cut' | 'paste', data = new DataTransfer()): DataTransfer {
  document.body.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: data, bubbles: true, cancelable: true }),
  );
  return data;
}

test('layers are copied by keys and pasted into another document', async ({ canvas }) => {
  await openText('a boat', 'WOW');
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW']);
  await userEvent.keyboard('{ControlOrMeta>}c{/ControlOrMeta}');
  await openText('a hill', 'HI');
  await expect.poll(() => textsOf(canvas)).toEqual(['HI']);
  await userEvent.keyboard('{ControlOrMeta>}v{/ControlOrMeta}');
  await expect.poll(() => textsOf(canvas)).toEqual(['HI', 'WOW']);
});

test('another tab gets layers by the private type or the HTML, other programs get the words', async ({
  canvas,
}) => {
  await openText('a boat', 'WOW');
  const copied = clipboardEvent('copy');
  expect(copied.getData('text/plain')).toBe('WOW');
  const inOtherTab = new DataTransfer();
  inOtherTab.setData(layersType, copied.getData(layersType));
  clipboardEvent('paste', inOtherTab);
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW', 'WOW']);
  const inHtml = new DataTransfer();
  inHtml.setData('text/html', copied.getData('text/html'));
  clipboardEvent('paste', inHtml);
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW', 'WOW', 'WOW']);
});

test('cut layers are gone, and pasted again', async ({ canvas }) => {
  await openText('a boat', 'WOW');
  const cut = clipboardEvent('cut');
  await expect.poll(() => textsOf(canvas)).toEqual([]);
  clipboardEvent('paste', cut);
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW']);
});

test('pictures of another account are left out, and it is said', async ({ canvas }) => {
  await openText('a boat', 'WOW');
  const copied = clipboardEvent('copy');
  const { layers, ...rest } = JSON.parse(copied.getData(layersType));
  const fill = { kind: 'picture', asset: 'another', fit: 'cover' };
  const foreign = new DataTransfer();
  foreign.setData(
    layersType,
    JSON.stringify({ ...rest, owner: 'another', layers: [layers[0], { ...layers[0], id: 'b', fill }] }),
  );
  clipboardEvent('paste', foreign);
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW', 'WOW']);
  await expect
    .element(page.getByText('One layer with a picture of another account was left out.'))
    .toBeVisible();
});

/** What the browser lets the page read of the clipboard; null where it lets nothing. */
function readable(types: Record<string, string | Blob> | null): void {
  vi.spyOn(navigator.clipboard, 'read').mockImplementation(async () => {
    if (types === null) throw new DOMException('Read permission denied.', 'NotAllowedError');
    const blobs = Object.entries(types).map(([type, held]) => [type, new Blob([held], { type })]);
    return [new ClipboardItem(Object.fromEntries(blobs))];
  });
}

async function pasteByMenu(): Promise<void> {
  await page.getByRole('application').click({ button: 'right', position: { x: 8, y: 8 } });
  await page.getByRole('menuitem', { name: contextMenuTexts.english.paste }).click();
}

const kindsOf = (canvas: ReturnType<typeof answerForCanvas>) =>
  Object.values(canvas.document()?.layers ?? {}).map(({ kind }) => kind);

test('the menu pastes layers, pictures and words', async ({ canvas }) => {
  await openText('a boat', 'WOW');
  const copied = clipboardEvent('copy');
  readable({ 'text/html': copied.getData('text/html'), 'text/plain': 'WOW' });
  await pasteByMenu();
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW', 'WOW']);
  const drawn = new OffscreenCanvas(8, 6);
  drawn.getContext('2d')?.fillRect(0, 0, 8, 6);
  const picture = await drawn.convertToBlob({ type: 'image/png' });
  readable({ 'text/html': '<img src="elsewhere.png">', 'image/png': picture });
  await pasteByMenu();
  await expect.poll(() => kindsOf(canvas)).toContain('picture');
  readable({ 'text/plain': '  ten days\n' });
  await pasteByMenu();
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW', 'WOW', 'ten days']);
});

test('the menu says when there is nothing to paste; where pages may not look it pastes what was copied here', async ({
  canvas,
}) => {
  await openText('a boat', 'WOW');
  readable({ 'text/plain': ' ' });
  await pasteByMenu();
  await expect.element(page.getByText(words.nothing)).toBeVisible();
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW']);
  clipboardEvent('copy');
  readable(null);
  await pasteByMenu();
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW', 'WOW']);
});

test('where pages may not look and nothing was copied here, the menu says how to paste', async ({
  canvas,
}) => {
  await openText('a boat', 'WOW');
  readable(null);
  await pasteByMenu();
  await expect.element(page.getByText(words.notReadable)).toBeVisible();
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW']);
});

test('words of other programs are pasted by keys as text', async ({ canvas }) => {
  await openText('a boat', 'WOW');
  const data = new DataTransfer();
  data.setData('text/plain', 'ten days');
  clipboardEvent('paste', data);
  await expect.poll(() => textsOf(canvas)).toEqual(['WOW', 'ten days']);
});
