import { truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { dueTimersRan } from './harness/due-timers.ts';
import { test as base, expect, press, signUp } from './harness/fixtures.ts';
import { keptFilesOf } from './harness/kept-files.ts';
import { type PreparedServer, startPrepared } from './harness/prepared-server.ts';
import {
  cutout,
  dropFiles,
  heic,
  hugePng,
  movingGif,
  photo,
  printed,
  type SentField,
  type TestFile,
  watchForms,
} from './harness/reference-files.ts';
import { givePlan } from './harness/roles.ts';

const videoId = 'dQw4w9WgXcQ';
const link = `https://www.youtube.com/watch?v=${videoId}`;
const blockedByPreset =
  'Reference is automatically loaded from the selected preset. Choose "None" to use custom reference.';
const blockedByYoutube =
  'YouTube thumbnail is being used as reference. Clear the YouTube link to use another image.';

/** A server that asks a stand-in for the pictures of YouTube's videos. */
interface StandIn {
  app: PreparedServer;
  /** What the stand-in answers with; null for nothing. */
  serve(picture: Buffer | null): void;
}

const test = base.extend<Record<never, never>, { standIn: StandIn }>({
  standIn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter.
    async ({}, use) => {
      let picture: Buffer | null = null;
      const youtube: Server = createServer((_request, response) => {
        response.writeHead(picture ? 200 : 404, { 'content-type': 'image/jpeg' });
        response.end(picture ?? '');
      });
      await new Promise<void>((done) => youtube.listen(0, '127.0.0.1', done));
      const { port } = youtube.address() as AddressInfo;
      const app = await startPrepared({ env: { YOUTUBE_IMAGE_BASE: `http://127.0.0.1:${port}` } });
      await use({ app, serve: (next) => (picture = next) });
      await app.stop();
      youtube.closeAllConnections();
      await new Promise((done) => youtube.close(done));
      app.remove();
    },
    { scope: 'worker' },
  ],
});

const frames = (page: Page) => page.getByRole('button', { name: /^Image \d, / });
const names = async (page: Page) =>
  (await frames(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))).map(
    (label) => /, (.*):/.exec(label)?.[1],
  );
const choose = (page: Page, files: readonly TestFile[]) =>
  page.locator('input[type=file]:not([capture])').setInputFiles([...files]);
const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });
const fieldOf = (form: SentField[] | undefined, name: string) =>
  form?.find((field) => field.name === name)?.text;
const filesOf = (form: SentField[] | undefined) => form?.flatMap(({ file }) => (file ? [file] : [])) ?? [];

async function openTool(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).click();
  await expect(page.getByRole('heading', { name: /^Style reference/ })).toBeVisible();
}

test('takes five pictures dropped anywhere and says what it does not take', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openTool(page, /Thumbnails V2/);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  await dropFiles(page, [text]);
  await expect(alert(page, 'Please upload only image files')).toBeVisible();
  const six = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => photo(`${name}.jpg`)));
  await dropFiles(page, six);
  await expect(alert(page, 'Maximum 5 images total. Keeping the first 5.')).toBeVisible();
  await expect(frames(page)).toHaveCount(5);
  expect(await names(page)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
  await choose(page, [await photo('g.jpg')]);
  await expect(alert(page, 'Maximum 5 images allowed')).toBeVisible();
  await expect(frames(page)).toHaveCount(5);
});

test('moves pictures by mouse and by keys, removes them, and shows each large on hover and focus @full', async ({
  page,
  server,
}) => {
  await signUp(page, server.origin);
  await openTool(page, /Thumbnails V2/);
  await choose(page, await Promise.all(['a', 'b', 'c'].map((name) => photo(`${name}.jpg`))));
  await expect(frames(page)).toHaveCount(3);
  await frames(page).nth(0).hover();
  await expect(page.getByRole('img', { name: 'a.jpg' })).toBeVisible();

  const from = await frames(page).nth(0).boundingBox();
  const to = await frames(page).nth(2).boundingBox();
  if (!from || !to) throw new Error('a frame has no place');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => names(page)).toEqual(['b.jpg', 'c.jpg', 'a.jpg']);

  await page.mouse.move(900, 500);
  await frames(page).nth(2).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Image is at place 3 of 3.')).toBeAttached();
  // The arrows are listened to by a timer.
  await dueTimersRan(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Image is at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => names(page)).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);

  await frames(page).nth(1).press('Enter');
  await page.getByRole('button', { name: 'Move left' }).click();
  await expect.poll(() => names(page)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => names(page)).toEqual(['b.jpg', 'c.jpg']);
});

test('takes a picture from the clipboard, wherever the focus is @full', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
  await signUp(page, server.origin);
  await openTool(page, /Thumbnails V2/);
  const copy = () =>
    page.evaluate(async () => {
      const canvas = new OffscreenCanvas(320, 180);
      canvas.getContext('2d')?.fillRect(0, 0, 320, 180);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
    });
  await copy();
  await page.getByRole('textbox', { name: 'Prompt' }).press('ControlOrMeta+v');
  await expect(frames(page)).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
  await openTool(page, /Genesys 1.0/);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('320×180')).toBeVisible();
  // Words stay words.
  await page.evaluate(() => navigator.clipboard.writeText('a castle'));
  await page.getByRole('textbox', { name: 'Prompt' }).press('ControlOrMeta+v');
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('a castle');
});

test('says of each file why it cannot be used, and keeps the others @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openTool(page, /Thumbnails V2/);
  const broken = await photo('broken.jpg');
  await dropFiles(page, [
    heic('phone.heic'),
    { ...broken, buffer: broken.buffer.subarray(0, 200) },
    hugePng('huge.png'),
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    await photo('fine.jpg'),
  ]);
  await expect.poll(() => names(page)).toEqual(['fine.jpg']);
  for (const text of [
    'phone.heic: HEIC photos cannot be read here.',
    'broken.jpg: This picture is damaged or incomplete.',
    'huge.png: This picture has too many pixels. Use one of at most 64 megapixels.',
    'drawing.svg: This file is not a picture that we can read.',
  ]) {
    await expect(alert(page, text)).toBeVisible();
  }
  await choose(page, [await movingGif('cat.gif')]);
  await expect(page.getByText('cat.gif: This image moves. Only its first frame is used.')).toBeVisible();
  await choose(page, [await photo('large.jpg', { width: 3_000, height: 2_000, sigma: 100, quality: 95 })]);
  await expect(page.getByText(/^large\.jpg: Large image: \d.* MB\. It is uploaded with/)).toBeVisible();
});

test('takes a photo of 200 MB and one in the colours of print @full', async ({ page, server }, info) => {
  await signUp(page, server.origin);
  await openTool(page, /Genesys 1.0/);
  const { buffer } = await photo('scan.jpg', { width: 6_000, height: 4_000 });
  const path = info.outputPath('scan.jpg');
  writeFileSync(path, buffer);
  // What follows the picture's end belongs to the file, too, as with the films in photos of phones.
  truncateSync(path, 200 * 1024 * 1024);
  await page.locator('input[type=file]:not([capture])').setInputFiles(path);
  await expect(page.getByText('2048×1365')).toBeVisible();
  await expect(page.getByText(/^Large image: 200 MB\. It is uploaded with/)).toBeVisible();
  await choose(page, [await printed('print.jpg')]);
  await expect(page.getByText('print.jpg')).toBeVisible();
});

test('waits at a press for pictures that are still being read @full', async ({ page, server }) => {
  const forms = await watchForms(page);
  await signUp(page, server.origin);
  await openTool(page, /Genesys 1.0/);
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a castle');
  await choose(page, [await photo('late.jpg', { width: 7_000, height: 5_000 })]);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect.poll(async () => (await forms()).length).toBe(1);
  expect(filesOf((await forms())[0])).toMatchObject([{ name: 'late.jpg', width: 2_048 }]);
});

test('takes a single picture for Genesys, in its own words @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openTool(page, /Genesys Pro/);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  await dropFiles(page, [text]);
  await expect(alert(page, 'Please drop a valid image file')).toBeVisible();
  await choose(page, [text]);
  await expect(alert(page, 'Please upload a valid image file')).toBeVisible();
  await dropFiles(page, [await photo('first.jpg'), await photo('second.jpg')]);
  await expect(page.getByText('first.jpg')).toBeVisible();
  await expect(alert(page, 'This tool takes one image. The first one is used.')).toBeVisible();
  // A file that cannot be used takes nothing away.
  await choose(page, [heic('phone.heic')]);
  await expect(alert(page, 'phone.heic: HEIC')).toBeVisible();
  await expect(page.getByText('first.jpg')).toBeVisible();
  await choose(page, [await photo('third.jpg')]);
  await expect(page.getByText('third.jpg')).toBeVisible();
  await expect(page.getByText('first.jpg')).toBeHidden();
  // The other tool has a picture of its own.
  await openTool(page, /Genesys 1.0/);
  await expect(page.getByText('third.jpg')).toBeHidden();
});

test('shrinks a photo of 12 megapixels the right way up, and sends it with its use', async ({
  page,
  server,
}) => {
  const forms = await watchForms(page);
  await signUp(page, server.origin);
  await openTool(page, /Genesys 1.0/);
  await choose(page, [await photo('portrait.jpg', { width: 4_000, height: 3_000, orientation: 6 })]);
  await expect(page.getByText('1536×2048')).toBeVisible();
  await page.getByRole('button', { name: 'Colours only' }).click();
  await press(page, 'a castle in the fog');
  await expect.poll(async () => (await forms()).length).toBe(1);
  const [form] = await forms();
  expect(filesOf(form)).toMatchObject([
    { name: 'portrait.jpg', type: 'image/jpeg', width: 1_536, height: 2_048 },
  ]);
  expect(JSON.parse(fieldOf(form, 'references') ?? '')).toEqual([{ use: 'palette', strokes: [] }]);
  await expect(page.getByText('a castle in the fog').last()).toBeVisible();
});

test('keeps what shows through, and sends small files as they are @full', async ({ page, server }) => {
  const forms = await watchForms(page);
  await signUp(page, server.origin);
  await openTool(page, /Genesys 1.0/);
  await choose(page, [await cutout('hero.png', 3_000, 1_500)]);
  await expect(page.getByText('2048×1024')).toBeVisible();
  await press(page, 'a hero');
  await expect.poll(async () => (await forms()).length).toBe(1);
  const small = await photo('small.jpg');
  await choose(page, [small]);
  await expect(page.getByText('small.jpg')).toBeVisible();
  await press(page, 'a small one');
  await expect.poll(async () => (await forms()).length).toBe(2);
  const [first, second] = await forms();
  expect(filesOf(first)).toMatchObject([{ name: 'hero.png', type: 'image/png', width: 2_048 }]);
  expect(filesOf(second)).toMatchObject([{ name: 'small.jpg', bytes: small.buffer.length }]);
});

test('keeps pictures, their order and their use over a reload, and forgets them at sign-out', async ({
  page,
  server,
}) => {
  const person = await signUp(page, server.origin);
  await openTool(page, /Thumbnails V2/);
  await choose(page, await Promise.all(['a', 'b'].map((name) => photo(`${name}.jpg`))));
  await expect(frames(page)).toHaveCount(2);
  await frames(page).nth(1).press('Enter');
  await page.getByRole('button', { name: 'Move left' }).click();
  await page.getByRole('button', { name: 'Card' }).click();
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(kept).toContain('adventure-files');
  await expect.poll(() => keptFilesOf(page, 'references')).toMatch(/b\.jpg.*"card".*a\.jpg/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Image 1, b.jpg: Card' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Image 2, a.jpg: Auto' })).toBeVisible();

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(kept).not.toContain('adventure-files');
  await page.goto(`${server.origin}/login`);
  await page.getByRole('checkbox').check();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/editor');
  await openTool(page, /Thumbnails V2/);
  await expect(page.getByText('0 of 5')).toBeVisible();
});

test('cuts a subject out along strokes, which reach the server', async ({ page, browser, server }) => {
  const forms = await watchForms(page);
  const person = await signUp(page, server.origin);
  await givePlan(browser, server, person, 'pro');
  await page.reload();
  await openTool(page, /Thumbnails V2/);
  await choose(page, [await photo('me.jpg'), await photo('back.jpg')]);
  await expect(frames(page)).toHaveCount(2);
  await frames(page).nth(0).click();
  await page.getByRole('button', { name: 'Cut-out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark the subject' });
  const confirm = dialog.getByRole('button', { name: 'Use as cut-out' });
  const nothing = 'Nothing marks the subject yet.';
  await expect(dialog.getByText(nothing)).toBeVisible();
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');

  // By keys: down in the middle, to the right, up.
  const board = dialog.getByRole('application');
  await dialog.getByRole('radio', { name: 'Background' }).click();
  await board.press('Space');
  await board.press('Shift+ArrowLeft');
  await board.press('Space');
  await expect(dialog.getByText(nothing)).toBeVisible();
  await dialog.getByRole('radio', { name: 'Subject' }).click();
  const box = await board.boundingBox();
  if (!box) throw new Error('the board has no place');
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.5, { steps: 6 });
  await page.mouse.up();
  await expect(dialog.getByText('2 strokes')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(dialog.getByText(nothing)).toBeVisible();
  await dialog.getByRole('button', { name: 'Redo' }).click();
  await confirm.click();
  await expect(page.getByRole('button', { name: 'Image 1, me.jpg: Cut-out' })).toBeVisible();

  await press(page, 'I survived a storm');
  await expect.poll(async () => (await forms()).length).toBe(1);
  const [form] = await forms();
  expect(filesOf(form).map(({ name }) => name)).toEqual(['me.jpg', 'back.jpg']);
  expect(JSON.parse(fieldOf(form, 'references') ?? '')).toEqual([
    {
      use: 'cutout',
      strokes: [
        {
          marks: 'background',
          width: 0.05,
          points: [
            [0.5, 0.5],
            [0.4, 0.5],
          ],
        },
        {
          marks: 'subject',
          width: 0.05,
          points: [
            [0.5, 0.5],
            [expect.closeTo(0.75, 2), expect.closeTo(0.5, 2)],
          ],
        },
      ],
    },
    { use: 'auto', strokes: [] },
  ]);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a preset brings its own reference and blocks others @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  await openTool(page, /Thumbnails V2/);
  await choose(page, [await photo('mine.jpg')]);
  await expect(frames(page)).toHaveCount(1);
  await page.getByRole('radio', { name: 'Documentary' }).click();
  await expect(page.getByText(blockedByPreset)).toBeVisible();
  await expect(alert(page, blockedByPreset)).toBeHidden();
  await dropFiles(page, [await photo('other.jpg')]);
  await expect(alert(page, blockedByPreset)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'YouTube link' })).toBeDisabled();
  await page.getByRole('radio', { name: 'None' }).click();
  await expect.poll(() => names(page)).toEqual(['mine.jpg']);

  // What was said of one choice is not said of the next.
  await page.getByRole('radio', { name: 'Finance' }).click();
  await expect(page.getByText(blockedByPreset)).toBeVisible();
  await expect(alert(page, blockedByPreset)).toBeHidden();
});

test('the picture of a video becomes the reference until the link is cleared @full', async ({
  page,
  context,
  browser,
  standIn,
}) => {
  const { app, serve } = standIn;
  serve((await photo('video.jpg', { width: 1_280, height: 720 })).buffer);
  const forms = await watchForms(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: app.origin });
  const person = await signUp(page, app.origin);
  await givePlan(browser, app, person, 'pro');
  await page.reload();
  await openTool(page, /Thumbnails V2/);
  await choose(page, [await photo('mine.jpg')]);
  const field = page.getByRole('textbox', { name: 'YouTube link' });
  await field.fill('https://example.com/watch?v=dQw4w9WgXcQ');
  await expect(alert(page, 'Please enter a valid YouTube URL')).toBeVisible();
  await field.fill('');
  await expect(alert(page, 'Please enter a valid YouTube URL')).toBeHidden();

  await page.evaluate((text) => navigator.clipboard.writeText(text), link);
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(page.getByText('YouTube thumbnail loaded as reference!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Thumbnail of the video' })).toBeVisible();
  await expect(page.getByText(blockedByYoutube)).toBeVisible();
  await dropFiles(page, [await photo('other.jpg')]);
  await expect(alert(page, blockedByYoutube)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Thumbnail of the video' })).toBeVisible();
  await press(page, 'a storm');
  await expect.poll(async () => (await forms()).length).toBe(1);
  expect(filesOf((await forms())[0])).toMatchObject([
    { name: `youtube-${videoId}.jpg`, width: 1_280, height: 720 },
  ]);
  await page.getByRole('button', { name: 'Clear the link' }).click();
  await expect.poll(() => names(page)).toEqual(['mine.jpg']);

  serve(null);
  await field.fill(`youtu.be/${videoId}`);
  await expect(alert(page, 'Failed to fetch thumbnail')).toBeVisible();
  await expect(page.getByText('Failed to load YouTube thumbnail')).toBeVisible();
  serve((await photo('video.jpg', { width: 1_280, height: 720 })).buffer);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'Thumbnail of the video' })).toBeVisible();
});

test('says what to do where the clipboard may not be read @full', async ({ page, context, server }) => {
  await signUp(page, server.origin);
  // Whatever is not granted is refused.
  await context.grantPermissions(['geolocation'], { origin: server.origin });
  await openTool(page, /Thumbnails V2/);
  await page.getByRole('button', { name: 'Paste' }).click();
  await expect(page.getByText('The browser does not let this page read the clipboard.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'YouTube link' })).toBeFocused();
});
