import { userEvent } from 'vitest/browser';
import { listDesignFonts } from '#contract/design-files.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { openPage, press } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { stageTexts } from '../stage/texts.ts';
import { layersType } from './layer-clipboard.ts';

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) => {
    api.answer(listDesignFonts, () => ({ success: true as const, fonts: [] }));
    await use(answerForCanvas({ api, events, user }, picturesOf(['a boat', 'a hill'])));
  },
});

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
