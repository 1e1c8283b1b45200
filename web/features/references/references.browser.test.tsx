import { vi } from 'vitest';
import { errors } from '#contract/errors.ts';
import { generate, generateThumbnail } from '#contract/generation-calls.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import {
  chooseFiles,
  dropFiles,
  pictureFile,
  pictureFiles,
  sizeOf,
  storedFilesOf,
} from '#web/testing/files.ts';
import { focus, openPage, press, reloadPage } from '#web/testing/page.ts';
import { drag } from '#web/testing/pointer.ts';
import {
  alertWith,
  generateButton,
  pressGenerate,
  promptField,
  toolNamed,
} from '#web/testing/studio-page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';
import { cutOutTexts } from './cut-out/texts.ts';
import { referencesTexts } from './texts.ts';

const { english: words } = referencesTexts;
const { english: cutOutWords } = cutOutTexts;
const t = translator(referencesTexts);

/** A studio on a plan with all tools. */
const test = base.extend<{ studio: ReturnType<typeof answerForStudio> }>({
  studio: [
    async ({ api, events, user }, use) => {
      Object.assign(user, { planType: 'pro', isPremium: true, coins: 500 });
      await use(answerForStudio({ api, events, user }));
    },
    { auto: true },
  ],
});

const frames = page.getByRole('button', { name: /^Image \d, / });
const frame = (place: number) => frames.nth(place - 1);
const names = () => frames.elements().map((one) => /, (.*):/.exec(one.getAttribute('aria-label') ?? '')?.[1]);
const expectNames = (all: string[]) => expect.poll(names).toEqual(all);
const fileShown = (name: string) => page.getByText(name, { exact: true });
const notes = new File(['words'], 'notes.txt', { type: 'text/plain' });
/** The first bytes of a photo from a phone. */
const heic = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic', new Uint8Array(2_000)], 'phone.heic');

async function openTool(name: RegExp): Promise<void> {
  await openPage('/editor');
  await chooseTool(name);
}

async function chooseTool(name: RegExp): Promise<void> {
  await toolNamed(name).click();
  await expect.element(page.getByRole('heading', { name: new RegExp(`^${words.reference}`) })).toBeVisible();
}

const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

test('accepts five pictures dropped anywhere and lists what it refuses', async () => {
  await openTool(/Thumbnails V2/);
  await dropFiles([notes]);
  await expect.element(alertWith(words.onlyImages)).toBeVisible();
  await dropFiles(await pictureFiles('a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg', 'f.jpg'));
  await expect.element(alertWith(words.maxTotal)).toBeVisible();
  await expectNames(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
  await chooseFiles(await pictureFiles('g.jpg'));
  await expect.element(alertWith(words.maxAllowed)).toBeVisible();
  expect(names()).toHaveLength(5);
});

test('moves pictures by mouse and by keys, removes them, and shows each large on hover and focus', async () => {
  await openTool(/Thumbnails V2/);
  await chooseFiles(await pictureFiles('a.jpg', 'b.jpg', 'c.jpg'));
  await expectNames(['a.jpg', 'b.jpg', 'c.jpg']);
  await frame(1).hover();
  await expect.element(page.getByRole('img', { name: 'a.jpg' })).toBeVisible();

  const { drop } = await drag(middleOf(frame(1).element()), middleOf(frame(3).element()), 8);
  await drop();
  await expectNames(['b.jpg', 'c.jpg', 'a.jpg']);

  await promptField.hover();
  focus(frame(3));
  await press('Space');
  await expect.element(page.getByText(t('dragOver', { place: 3, count: 3 }))).toBeInTheDocument();
  await press('ArrowLeft');
  await expect.element(page.getByText(t('dragOver', { place: 2, count: 3 }))).toBeInTheDocument();
  await press('Space');
  await expectNames(['b.jpg', 'a.jpg', 'c.jpg']);

  await frame(2).click();
  await page.getByRole('button', { name: words.remove }).click();
  await expectNames(['b.jpg', 'c.jpg']);
});

test('explains each refused file and keeps the others', async () => {
  await openTool(/Thumbnails V2/);
  const broken = await pictureFile('broken.jpg');
  // The headers of pictures with too many pixels, and of one line of them.
  const headerOf = (width: number, height: number) => {
    const header = new DataView(new ArrayBuffer(200));
    for (const [at, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries()) {
      header.setUint32(at * 4, word);
    }
    return header;
  };
  await dropFiles([
    heic,
    new File([broken.slice(0, 200)], broken.name, { type: broken.type }),
    new File([headerOf(12_000, 9_000)], 'huge.png', { type: 'image/png' }),
    new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }),
    await pictureFile('fine.jpg'),
  ]);
  await expectNames(['fine.jpg']);
  for (const [name, code] of [
    ['phone.heic', 'heic_unsupported'],
    ['broken.jpg', 'image_unreadable'],
    ['huge.png', 'image_too_large'],
    ['drawing.svg', 'unsupported_image'],
  ] as const) {
    const reason = errors[code].message;
    await expect.element(alertWith(t('ofFile', { name, reason }))).toBeVisible();
  }
  await chooseFiles([new File([headerOf(16_000, 2)], 'line.png', { type: 'image/png' })]);
  const reason = errors.image_too_narrow.message;
  await expect.element(alertWith(t('ofFile', { name: 'line.png', reason }))).toBeVisible();
  await chooseFiles([await pictureFile('cat.gif', '64x36.gif')]);
  await expect
    .element(page.getByText(t('ofFile', { name: 'cat.gif', reason: words.firstFrame })))
    .toBeVisible();
  await chooseFiles([await pictureFile('large.jpg', '3000x2000.jpg?noise')]);
  await expect.element(page.getByText(/^large\.jpg: Large image: \d.* MB\. Resized to/)).toBeVisible();
});

test('accepts a CMYK picture', async () => {
  await openTool(/Genesys 1.0/);
  await chooseFiles([await pictureFile('print.jpg', '320x180.jpg?cmyk')]);
  await expect.element(fileShown('print.jpg')).toBeVisible();
});

test('a submission waits for pictures that are still being read', async ({ api }) => {
  const late = await pictureFile('late.jpg', '7000x5000.jpg');
  await openTool(/Genesys 1.0/);
  await promptField.fill('a castle');
  await chooseFiles([late]);
  await generateButton.click();
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  const [file] = api.requests(generate)[0]?.files.image ?? [];
  expect(file?.name).toBe('late.jpg');
  expect(await sizeOf(file ?? notes)).toMatchObject({ width: 2_048 });
});

test('accepts a single picture for Genesys, with its own texts', async () => {
  await openTool(/Genesys Pro/);
  await dropFiles([notes]);
  await expect.element(alertWith(words.dropValid)).toBeVisible();
  await chooseFiles([notes]);
  await expect.element(alertWith(words.uploadValid)).toBeVisible();
  await dropFiles(await pictureFiles('first.jpg', 'second.jpg'));
  await expect.element(fileShown('first.jpg')).toBeVisible();
  await expect.element(alertWith(words.onlyFirst)).toBeVisible();
  // A refused file does not replace the picture.
  await chooseFiles([heic]);
  await expect.element(alertWith('phone.heic: ')).toBeVisible();
  await expect.element(fileShown('first.jpg')).toBeVisible();
  await chooseFiles(await pictureFiles('third.jpg'));
  await expect.element(fileShown('third.jpg')).toBeVisible();
  await expect.element(fileShown('first.jpg')).not.toBeInTheDocument();
});

const framed = (name: string, use: string) => page.getByRole('button', { name: `${name}: ${use}` });

test('the pictures of one tool go along to the others, with their uses', async () => {
  await openTool(/Thumbnails V2/);
  await chooseFiles(await pictureFiles('me.jpg', 'room.jpg'));
  await frame(1).click();
  await page.getByRole('button', { name: words.card }).click();
  await expect.element(framed('Image 1, me.jpg', 'Card')).toBeVisible();
  // Thumbnails take none, and lose none.
  await toolNamed(/^Thumbnails\s*15/).click();
  for (const name of [/Genesys Pro/, /Genesys 1.0/]) {
    await chooseTool(name);
    await expect.element(fileShown('me.jpg')).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: words.card }))
      .toHaveAttribute('aria-pressed', 'true');
  }
  await chooseTool(/Thumbnails V2/);
  await expectNames(['me.jpg', 'room.jpg']);
});

test('a picture that was chosen in a tool stays there, and goes along to an empty one', async () => {
  await openTool(/Genesys Pro/);
  await chooseFiles(await pictureFiles('pro.jpg'));
  await expect.element(fileShown('pro.jpg')).toBeVisible();
  await chooseTool(/Genesys 1.0/);
  await expect.element(fileShown('pro.jpg')).toBeVisible();
  await chooseFiles(await pictureFiles('first.jpg'));
  await expect.element(fileShown('first.jpg')).toBeVisible();
  await chooseTool(/Genesys Pro/);
  await expect.element(fileShown('pro.jpg')).toBeVisible();
  await chooseTool(/Thumbnails V2/);
  await expectNames(['pro.jpg']);
  // What came along and was changed here is this tool's own.
  await chooseFiles(await pictureFiles('more.jpg'));
  await expectNames(['pro.jpg', 'more.jpg']);
  await chooseTool(/Genesys 1.0/);
  await chooseTool(/Thumbnails V2/);
  await expectNames(['pro.jpg', 'more.jpg']);
});

test('shrinks and rotates a 12-megapixel photo, and sends it with its use', async ({ api }) => {
  await openTool(/Genesys 1.0/);
  await chooseFiles([await pictureFile('portrait.jpg', '4000x3000.jpg?orientation=6')]);
  await expect.element(page.getByText('1536×2048')).toBeVisible();
  await page.getByRole('button', { name: words.palette }).click();
  await pressGenerate('a castle in the fog');
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  const [sent] = api.requests(generate);
  const [file] = sent?.files.image ?? [];
  expect(file).toMatchObject({ name: 'portrait.jpg', type: 'image/jpeg' });
  expect(await sizeOf(file ?? notes)).toEqual({ width: 1_536, height: 2_048 });
  expect(sent?.body.references).toEqual([{ use: 'palette', strokes: [] }]);
  await expect.element(page.getByText('a castle in the fog').last()).toBeVisible();
});

test('keeps transparency, and sends small files unchanged', async ({ api }) => {
  await openTool(/Genesys 1.0/);
  await chooseFiles([await pictureFile('hero.png', '3000x1500.png?alpha')]);
  await expect.element(page.getByText('2048×1024')).toBeVisible();
  await pressGenerate('a hero');
  await expect.poll(() => api.requests(generate)).toHaveLength(1);
  const small = await pictureFile('small.jpg');
  await chooseFiles([small]);
  await expect.element(fileShown('small.jpg')).toBeVisible();
  await pressGenerate('a small one');
  await expect.poll(() => api.requests(generate)).toHaveLength(2);
  const [first, second] = api.requests(generate).map(({ files }) => files.image?.[0]);
  expect(first).toMatchObject({ name: 'hero.png', type: 'image/png' });
  expect(await sizeOf(first ?? notes)).toMatchObject({ width: 2_048 });
  expect(second).toMatchObject({ name: 'small.jpg', size: small.size });
});

test('keeps pictures, their order and their use after a reload', async () => {
  await openTool(/Thumbnails V2/);
  await chooseFiles(await pictureFiles('a.jpg', 'b.jpg'));
  await expectNames(['a.jpg', 'b.jpg']);
  focus(frame(2));
  await press('Enter');
  await page.getByRole('button', { name: words.moveBack }).click();
  await page.getByRole('button', { name: words.card }).click();
  await expect.poll(() => storedFilesOf('references')).toMatch(/b\.jpg.*"card".*a\.jpg/);
  await reloadPage();
  await expect.element(page.getByRole('button', { name: 'Image 1, b.jpg: Card' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Image 2, a.jpg: Auto' })).toBeVisible();
});

test('sends the strokes that mark the subject of a cut-out', async ({ api }) => {
  await openTool(/Thumbnails V2/);
  await chooseFiles(await pictureFiles('me.jpg', 'back.jpg'));
  await expectNames(['me.jpg', 'back.jpg']);
  await frame(1).click();
  await page.getByRole('button', { name: words.cutout }).click();
  const dialog = page.getByRole('dialog', { name: words.markSubject });
  const confirm = dialog.getByRole('button', { name: cutOutWords.useCutout });
  const nothing = dialog.getByText(cutOutWords.nothingFound);
  const none = dialog.getByText(cutOutWords.nothingLeft);
  await expect.element(nothing).toBeVisible();
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true');

  // By keys: start in the middle, move left, end.
  const board = dialog.getByRole('application');
  await dialog.getByRole('radio', { name: cutOutWords.behind }).click();
  focus(board);
  await press('Space', 'Shift+ArrowLeft', 'Space');
  await expect.element(none).toBeVisible();
  await dialog.getByRole('radio', { name: cutOutWords.subject }).click();
  const middle = middleOf(board.element());
  const quarter = board.element().getBoundingClientRect().width / 4;
  const { drop } = await drag(middle, { ...middle, x: middle.x + quarter }, 6);
  await drop();
  await expect.element(dialog.getByText(t('strokeCount', { count: 2 }))).toBeVisible();
  await press('Control+z');
  await expect.element(none).toBeVisible();
  await dialog.getByRole('button', { name: cutOutWords.redo }).click();
  await confirm.click();
  await expect.element(page.getByRole('button', { name: 'Image 1, me.jpg: Cut-out' })).toBeVisible();

  await pressGenerate('I survived a storm');
  await expect.poll(() => api.requests(generateThumbnail)).toHaveLength(1);
  const [sent] = api.requests(generateThumbnail);
  expect(sent?.files.images?.map(({ name }) => name)).toEqual(['me.jpg', 'back.jpg']);
  const line = (marks: string, ...points: unknown[]) => ({ marks, width: 0.05, points });
  const end = [expect.closeTo(0.75, 2), expect.closeTo(0.5, 2)];
  const strokes = [line('background', [0.5, 0.5], [0.4, 0.5]), line('subject', [0.5, 0.5], end)];
  expect(sent?.body.references).toEqual([
    { use: 'cutout', strokes },
    { use: 'auto', strokes: [] },
  ]);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a preset brings its own reference and blocks others', async () => {
  const blocked = page.getByText(words.blockedByPreset);
  const blockedMessage = alertWith(words.blockedByPreset);
  await openTool(/Thumbnails V2/);
  await chooseFiles(await pictureFiles('mine.jpg'));
  await expectNames(['mine.jpg']);
  await toolNamed(words.presetDocumentario).click();
  await expect.element(blocked).toBeVisible();
  await expect.element(blockedMessage).not.toBeInTheDocument();
  await dropFiles(await pictureFiles('other.jpg'));
  await expect.element(blockedMessage).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: words.youtube })).toBeDisabled();
  await toolNamed(words.presetNone).click();
  await expectNames(['mine.jpg']);

  // The message about one choice does not remain for the next.
  await toolNamed(words.presetFinancas).click();
  await expect.element(blocked).toBeVisible();
  await expect.element(blockedMessage).not.toBeInTheDocument();
});

test('explains what to do if the clipboard cannot be read', async () => {
  const read = vi.spyOn(navigator.clipboard, 'readText');
  read.mockRejectedValue(new DOMException('Read permission denied.', 'NotAllowedError'));
  await openTool(/Thumbnails V2/);
  await page.getByRole('button', { name: words.paste }).click();
  await expect.element(page.getByText(words.clipboardDenied)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: words.youtube })).toHaveFocus();
  read.mockRestore();
});
