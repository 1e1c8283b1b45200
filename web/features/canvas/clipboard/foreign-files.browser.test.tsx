import { vi } from 'vitest';
import { documentLimits } from '#canvas/document/layer.ts';
import { addCanvasAsset } from '#contract/canvas.ts';
import { errors } from '#contract/errors.ts';
import { formatMessage } from '#web/i18n/message.ts';
import { layersPanel, openBoat } from '#web/testing/canvas-page.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { picturesOf } from '#web/testing/fake-gallery.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { mostMegabytes } from '../upload/check-file.ts';
import { canvasUploadTexts } from '../upload/texts.ts';

const test = base.extend<{ canvas: ReturnType<typeof answerForCanvas> }>({
  canvas: async ({ api, events, user }, use) =>
    use(answerForCanvas({ api, events, user }, picturesOf(['a boat']))),
});

const { own: words } = canvasUploadTexts;

/** Opens a picture. What takes files is there with the panels. */
async function openPicture(): Promise<void> {
  await openBoat();
  await expect.element(layersPanel).toBeVisible();
}

/** Pastes on the page, or drops on the picture. */
function give(
  way: 'paste' | 'drop',
  { files = [], types = {} }: { files?: File[]; types?: Record<string, string> },
) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  for (const [type, text] of Object.entries(types)) data.setData(type, text);
  const options = { bubbles: true, cancelable: true };
  const event =
    way === 'paste'
      ? new ClipboardEvent('paste', { ...options, clipboardData: data })
      : new DragEvent('drop', { ...options, dataTransfer: data });
  (document.querySelector('[role=application]') ?? document.body).dispatchEvent(event);
  return event;
}

const layersOf = (canvas: ReturnType<typeof answerForCanvas>) =>
  Object.values(canvas.document()?.layers ?? {});
/** What the page has asked an address for that only a hostile file names. */
const asked = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('attack.invalid'));
const wasRun = () => 'attacked' in window;

const script = 'window.attacked = true';
const svgs = {
  'a script': `<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"><script>${script}</script></svg>`,
  'an address': '<svg xmlns="http://www.w3.org/2000/svg"><image href="http://attack.invalid/a.png"/></svg>',
  'a hundred megabytes of entities': `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(10_000)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>`,
  '20,000 × 20,000 pixels':
    '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><rect width="20000" height="20000"/></svg>',
};

for (const way of ['paste', 'drop'] as const) {
  test(`an SVG is refused by its type, whatever is in it: ${way}`, async ({ api, canvas }) => {
    await openPicture();
    const before = canvas.document();
    const decode = vi.spyOn(window, 'createImageBitmap');
    for (const [what, svg] of Object.entries(svgs)) {
      const event = give(way, { files: [new File([svg], `${what}.svg`, { type: 'image/svg+xml' })] });
      expect(event.defaultPrevented, what).toBe(true);
    }
    await expect.element(page.getByText(words.unsupportedType)).toBeVisible();
    // Several are refused by one message.
    expect(page.getByText(words.unsupportedType).elements()).toHaveLength(1);
    expect([wasRun(), asked(), decode.mock.calls]).toEqual([false, [], []]);
    expect(api.requests(addCanvasAsset)).toEqual([]);
    expect(canvas.document()).toEqual(before);
  });

  test(`what the server finds in a file is said, and nothing here decodes it before: ${way}`, async ({
    api,
    canvas,
  }) => {
    await openPicture();
    const before = canvas.document();
    const decode = vi.spyOn(window, 'createImageBitmap');
    const png = (name: string, content: BlobPart) => new File([content], name, { type: 'image/png' });
    // 200 megapixels, and an SVG by a wrong name: a browser cannot tell them from others.
    for (const code of ['image_too_large', 'unsupported_image'] as const) {
      api.answer(addCanvasAsset, () => refusal(code));
      give(way, { files: [png('picture.png', svgs['a script'])] });
      await expect.element(page.getByText(errors[code].message)).toBeVisible();
    }
    expect([wasRun(), decode.mock.calls]).toEqual([false, []]);
    expect(canvas.document()).toEqual(before);
  });

  test(`a file that is no picture, or too large, is refused before it is sent: ${way}`, async ({
    api,
    canvas,
  }) => {
    await openPicture();
    const before = canvas.document();
    const event = give(way, { files: [new File(['%PDF-1.7'], 'a.pdf', { type: 'application/pdf' })] });
    if (way === 'drop') expect(event.defaultPrevented).toBe(true);
    await expect.element(page.getByText(words.notAnImage)).toBeVisible();
    const large = new File([new Uint8Array(mostMegabytes * 2 ** 20 + 1)], 'a.png', { type: 'image/png' });
    give(way, { files: [large] });
    const tooLarge = formatMessage(words.tooLarge, 'en', { megabytes: mostMegabytes });
    await expect.element(page.getByText(tooLarge)).toBeVisible();
    expect(api.requests(addCanvasAsset)).toEqual([]);
    expect(canvas.document()).toEqual(before);
  });
}

test('a dropped picture becomes a layer', async ({ canvas }) => {
  await openPicture();
  const drawn = new OffscreenCanvas(8, 6);
  drawn.getContext('2d')?.fillRect(0, 0, 8, 6);
  const file = new File([await drawn.convertToBlob({ type: 'image/png' })], 'hill.png', {
    type: 'image/png',
  });
  give('drop', { files: [file] });
  await expect
    .poll(() => layersOf(canvas))
    .toContainEqual(expect.objectContaining({ kind: 'picture', name: 'hill' }));
});

test('HTML of ten megabytes runs nothing and asks for nothing; its words are a text as long as one may be', async ({
  canvas,
}) => {
  await openPicture();
  const element = `<img src="http://attack.invalid/b.png" onerror="${script}"><script>${script}</script><div data-adventure-layers="%">`;
  const html = element.repeat(Math.ceil(10_000_000 / element.length));
  const plain = 'words '.repeat(1_000_000);
  give('paste', { types: { 'text/html': html, 'text/plain': plain } });
  const texts = () =>
    layersOf(canvas).flatMap((layer) => (layer.kind === 'text' ? [layer.content.length] : []));
  await expect.poll(texts).toEqual([documentLimits.text]);
  expect([wasRun(), asked()]).toEqual([false, []]);
  // Without words there is nothing to take.
  expect(give('paste', { types: { 'text/html': html } }).defaultPrevented).toBe(false);
  expect([wasRun(), asked()]).toEqual([false, []]);
  expect(texts()).toHaveLength(1);
});
