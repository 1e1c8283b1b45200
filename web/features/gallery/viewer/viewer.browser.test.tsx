import { vi } from 'vitest';
import { downloadPath } from '#contract/image-exports.ts';
import { getImage, listImages } from '#contract/images.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { catchDownloads } from '#web/testing/downloads.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForGallery, pictureOf, picturesOf } from '#web/testing/fake-gallery.ts';
import { answerForUpscaler } from '#web/testing/fake-upscaler.ts';
import { address, goBack, goForward, openPage, press, reloadPage } from '#web/testing/page.ts';
import { boxOf, clickAt, drag, turnWheel } from '#web/testing/pointer.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { viewerTexts } from './texts.ts';

const prompts = ['a lighthouse', 'a windmill', 'a castle'];
const [newest = '', middle = '', oldest = ''] = prompts;
const pictures = picturesOf(prompts);
const idOf = (prompt: string) => pictures.find((picture) => picture.prompt === prompt)?.id ?? '';

const tile = (prompt: string) => page.getByRole('link', { name: prompt });
const viewer = (prompt: string) => page.getByRole('dialog', { name: prompt });
const details = page.getByRole('complementary', { name: 'Image Details' });
const stage = page.getByRole('region', { name: 'Picture', exact: true });
const picture = (prompt: string) => stage.getByRole('img', { name: prompt });
const expectClosed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

/** The zoom of the picture. */
function scaleOf(prompt: string): number {
  const { parentElement } = picture(prompt).element();
  if (parentElement === null) throw new Error('The picture has no frame.');
  return Math.round((parentElement.getBoundingClientRect().width / parentElement.offsetWidth) * 100) / 100;
}
const expectScale = (scale: number) => expect.poll(() => scaleOf(middle)).toBe(scale);

async function openMiddle(api: FakeApi): Promise<void> {
  answerForGallery(api, pictures);
  await openPage('/gallery');
  await tile(middle).click();
  await expect.element(viewer(middle)).toBeVisible();
  await expect.element(picture(middle)).toBeVisible();
}

test('the address contains the picture: arrows change it, a reload keeps it, and Back returns to the gallery', async ({
  api,
}) => {
  await openMiddle(api);
  expect(address()).toBe(`/gallery?image=${idOf(middle)}`);
  await press('ArrowRight');
  await expect.poll(address).toBe(`/gallery?image=${idOf(oldest)}`);
  await reloadPage();
  await expect.element(viewer(oldest)).toBeVisible();
  await goBack();
  await expect.poll(address).toBe('/gallery');
  await expectClosed();
});

test('a link opens a picture that is not loaded, in gallery and studio', async ({ api }) => {
  const many = picturesOf(Array.from({ length: 60 }, (_, number) => `Picture ${number}`));
  const last = many.at(-1)?.id ?? '';
  answerForGallery(api, many);
  await openPage(`/gallery?image=${last}`);
  await expect.element(viewer('Picture 59')).toBeVisible();
  await press('Escape');
  await expect.poll(address).toBe('/gallery');
  await openPage(`/editor?image=${last}`);
  await expect.element(viewer('Picture 59')).toBeVisible();
  await press('Escape');
  await expect.poll(address).toBe('/editor');
  await openPage(`/editor?use=prompt&image=${last}`);
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Picture 59');
  await expectClosed();
});

test('a link to a deleted or trashed picture shows a message in the gallery', async ({ api }) => {
  const deleted = pictureOf(9, { prompt: 'a shark', deletedAt: '2026-05-01T09:00:00.000Z' });
  answerForGallery(api, [...pictures, deleted]);
  await openPage('/gallery?image=0196f000-0000-7000-8000-000000000000');
  await expect.element(page.getByText(viewerTexts.english.imageGone)).toBeVisible();
  await expect.poll(address).toBe('/gallery');
  await expect.element(tile(newest)).toBeVisible();

  await openPage(`/gallery?image=${deleted.id}`);
  await expect.element(page.getByText(viewerTexts.english.imageInTrash)).toBeVisible();
  await expect.poll(address).toBe('/gallery');

  // The server refuses an invalid id like any other invalid request.
  const { params: _, ...getAny } = getImage;
  api.answer(getAny, () => refusal('validation_failed'));
  await openPage('/gallery?image=nonsense');
  await expect.element(page.getByText(viewerTexts.english.imageGone)).toBeVisible();
  await expect.poll(address).toBe('/gallery');
  await expect.element(tile(newest)).toBeVisible();
});

test('in the studio Back closes the viewer; Forward and a reload show it again', async ({ api }) => {
  answerForGallery(api, pictures);
  await openPage('/editor');
  await tile(middle).click();
  await expect.element(viewer(middle)).toBeVisible();
  await goBack();
  await expectClosed();
  expect(address()).toBe('/editor');
  await expect.element(tile(middle)).toHaveFocus();

  await goForward();
  await expect.element(viewer(middle)).toBeVisible();
  await reloadPage();
  await expect.element(viewer(middle)).toBeVisible();
  // After a reload the picture may load before its neighbours.
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await press('ArrowRight');
  await expect.element(viewer(oldest)).toBeVisible();
  await press('Escape');
  await expectClosed();
  await expect.poll(address).toBe('/editor');
});

test('a double click opens one viewer, and a double click on Delete does not leave the page', async ({
  api,
}) => {
  answerForGallery(api, pictures);
  const question = page.getByRole('dialog', { name: 'Delete Image' });
  await openPage('/editor');
  await tile(middle).dblClick();
  await expect.element(viewer(middle)).toBeVisible();
  await press('Escape');
  await expectClosed();
  expect(address()).toBe('/editor');

  await tile(middle).click();
  await viewer(middle).getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).toBeVisible();
  await goBack();
  await expectClosed();

  await goForward();
  await viewer(middle).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).dblClick();
  await expect.poll(() => page.getByText('Image deleted successfully!').elements()).toHaveLength(1);
  await expectClosed();
  expect(address()).toBe('/editor');
  await expect.element(tile(newest)).toBeVisible();
  await expect.element(tile(middle)).not.toBeInTheDocument();
});

test('arrows, Home and End go to the other pictures and stop at both ends', async ({ api }) => {
  await openMiddle(api);
  await press('ArrowRight');
  await expect.element(viewer(oldest)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await press('ArrowRight');
  await expect.element(viewer(oldest)).toBeVisible();
  await press('Home');
  await expect.element(viewer(newest)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press('End');
  await expect.element(viewer(oldest)).toBeVisible();
  await press('ArrowLeft');
  await expect.element(viewer(middle)).toBeVisible();
  await expect.element(page.getByText('2 / 3')).toBeVisible();
});

test('keys zoom and pan the picture; Escape first resets the zoom', async ({ api }) => {
  await openMiddle(api);
  await press('z');
  await expectScale(2.5);
  const before = boxOf(picture(middle));
  await press('ArrowRight');
  await expect.poll(() => boxOf(picture(middle)).x).toBeCloseTo(before.x - 64, 0);
  await press('ArrowDown');
  await expect.poll(() => boxOf(picture(middle)).y).toBeCloseTo(before.y - 64, 0);
  // An arrow pans the enlarged picture instead of going to another one.
  await expect.element(viewer(middle)).toBeVisible();
  await press('+');
  await expectScale(3);
  await press('-');
  await expectScale(2.5);
  await press('0');
  await expectScale(1);
  await press('z');
  await expectScale(2.5);
  await press('Escape');
  await expectScale(1);
  await expect.element(viewer(middle)).toBeVisible();
});

test('the focus stays in the viewer and returns to the tile of its picture', async ({ api }) => {
  await openMiddle(api);
  for (let count = 0; count < 40; count += 1) {
    await press('Tab');
    expect(viewer(middle).element().contains(document.activeElement)).toBe(true);
  }
  await press('Escape');
  await expectClosed();
  await expect.element(tile(middle)).toHaveFocus();
});

test('a click zooms about its point, a drag pans, and another click resets the zoom', async ({ api }) => {
  await openMiddle(api);
  const whole = boxOf(picture(middle));
  const at = { x: whole.x + whole.width / 4, y: whole.y + whole.height / 2 };
  await clickAt(at);
  await expectScale(2.5);
  const zoomed = boxOf(picture(middle));
  expect(zoomed.x + zoomed.width / 4, 'the point that was clicked stays').toBeCloseTo(at.x, 0);
  const { drop } = await drag(at, { x: at.x - 60, y: at.y + 20 });
  await drop();
  const moved = boxOf(picture(middle));
  expect([moved.x - zoomed.x, moved.y - zoomed.y].map(Math.round)).toEqual([-60, 20]);
  expect(scaleOf(middle), 'dragging is no click').toBe(2.5);
  await clickAt(at);
  await expectScale(1);
});

test('wheel, zoom button and trackpad pinch zoom the picture', async ({ api }) => {
  await openMiddle(api);
  const whole = boxOf(picture(middle));
  const at = { x: whole.x + whole.width / 4, y: whole.y + whole.height / 2 };
  await turnWheel(at, -300);
  await expect.poll(() => scaleOf(middle)).toBeGreaterThan(1.4);
  const wheeled = boxOf(picture(middle));
  expect(wheeled.x + wheeled.width / 4).toBeCloseTo(at.x, 0);
  expect(scaleOf(middle)).not.toBe(2.5);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expectScale(1);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expectScale(2.5);
  await press('0');
  await expectScale(1);

  // Safari's events.
  const target = document.querySelector('[data-stage]');
  for (const [type, scale] of [
    ['gesturestart', 1],
    ['gesturechange', 1.5],
    ['gesturechange', 2],
  ] as const) {
    const event = new Event(type, { cancelable: true });
    target?.dispatchEvent(Object.assign(event, { scale, clientX: at.x, clientY: at.y }));
  }
  await expectScale(2);
});

test('a click beside the picture resets the zoom, then closes the viewer', async ({ api }) => {
  await openMiddle(api);
  const box = document.querySelector('[data-stage]')?.getBoundingClientRect();
  const beside = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 8 };
  // Little enough to leave space beside it.
  await press('+');
  await expectScale(1.2);
  await clickAt(beside);
  await expectScale(1);
  await expect.element(viewer(middle)).toBeVisible();
  await clickAt(beside);
  await expectClosed();
});

test('buttons and film strip go to the neighbours', async ({ api }) => {
  await openMiddle(api);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(viewer(oldest)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.element(viewer(middle)).toBeVisible();
  const strip = page.getByRole('navigation', { name: viewerTexts.english.filmStrip });
  await expect.poll(() => strip.getByRole('button').elements()).toHaveLength(3);
  await expect.element(strip.getByRole('button', { name: middle })).toHaveAttribute('aria-current', 'true');
  await strip.getByRole('button', { name: newest }).click();
  await expect.element(viewer(newest)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expectClosed();
});

test('the panel shows every fact about a picture, and its settings are reused only on request', async ({
  api,
}) => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const thumbnail = pictureOf(1, { prompt: middle, tool: 'Thumbnail' });
  answerForGallery(api, [thumbnail]);
  await openPage(`/gallery?image=${thumbnail.id}`);
  for (const row of ['Model', 'Coins', 'Style', 'Resolution', 'Created']) {
    await expect.element(details.getByRole('term').filter({ hasText: row })).toBeVisible();
  }
  // Settings that the tool does not have.
  for (const row of ['Quality', 'Creative Detailing']) {
    await expect.element(details.getByRole('term').filter({ hasText: row })).not.toBeInTheDocument();
  }
  await expect.element(details.getByText('16:9 · 1280×720')).toBeVisible();
  await expect
    .element(details.getByRole('heading', { name: viewerTexts.english.youtubePreview }))
    .toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await details.getByRole('button', { name: 'Copy' }).click();
  await expect.element(details.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copy).toHaveBeenCalledExactlyOnceWith(middle);
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await expect.element(details.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();

  await details.getByRole('link', { name: 'Use all settings' }).click();
  await expectClosed();
  await expect.element(page.getByRole('textbox', { name: 'Prompt' })).toHaveValue(middle);
});

test('a failed download is repeated, left to the browser in the same format, then reported', async ({
  api,
}) => {
  const downloads = catchDownloads();
  const requests: string[] = [];
  answerForGallery(api, [pictureOf(1, { prompt: middle })]);
  api.answerFile(/\/download$/, ({ url }) => {
    const { pathname, search } = new URL(url);
    requests.push(pathname + search);
    throw new TypeError('Failed to fetch');
  });
  await openPage('/gallery');
  await tile(middle).click();
  const download = viewer(middle).getByRole('button', { name: 'Download', exact: true });
  await download.click();
  await expect.element(page.getByText(viewerTexts.english.downloadFailed)).toBeVisible();
  const usual = downloadPath(pictureOf(1).id, 'jpg');
  expect(requests).toEqual([usual, `${usual}&download=true`]);
  const frame = document.querySelector('iframe[hidden]');
  expect(frame?.getAttribute('src')).toBe(`${usual}&download=true&forceDownload=true`);

  api.answerFile(/\/download$/, () => new Response('{}', { status: 404 }));
  await download.click();
  await expect.element(page.getByText(viewerTexts.english.downloadRefused)).toBeVisible();
  expect(downloads).toEqual([]);
  api.answerFile(/\/download$/, () => new Response(new Blob(['…'], { type: 'image/jpeg' })));
  await download.click();
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual([`adventure-${pictureOf(1).id}.jpg`]);
});

test('a picture is renamed in its details; tile and download have the name, markup included', async ({
  api,
}) => {
  const markup = '<img src=x onerror=ran=1>';
  const downloads = catchDownloads();
  api.answerFile(/\/download$/, () => new Response(new Blob(['…'], { type: 'image/jpeg' })));
  await openMiddle(api);
  await details.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename picture' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(markup);
  await expect.element(dialog.getByText(/^File name: img src=x onerror=ran=1\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(details.getByText(markup)).toBeVisible();
  await viewer(middle).getByRole('button', { name: 'Download', exact: true }).click();
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['img src=x onerror=ran=1.jpg']);
  await press('Escape');
  await expect.element(tile(markup)).toBeVisible();
  expect(document.querySelectorAll('img[src="x"]')).toHaveLength(0);

  // From the tile's menu the name is taken away.
  await tile(markup).hover();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.element(tile(middle)).toBeVisible();
});

test('a picture with a missing file is shown as unavailable until the file is back', async ({ api }) => {
  const url = `/files/1280x720.png?broken-once=${crypto.randomUUID()}`;
  const castle = pictureOf(1, { prompt: oldest, url, signedUrl: url, thumbnailUrl: url });
  answerForGallery(api, [castle]);
  await openPage(`/gallery?image=${castle.id}`);
  await expect.element(stage.getByText('Image unavailable')).toBeVisible();
  await stage.getByRole('button', { name: 'Try again' }).click();
  await expect.element(picture(oldest)).toBeVisible();
  await expect.element(stage.getByText('Image unavailable')).not.toBeInTheDocument();
});

for (const theme of ['dark', 'light'] as const) {
  test(`the viewer is accessible (${theme})`, async ({ api }) => {
    answerForGallery(api, pictures);
    await openPage(`/gallery?image=${idOf(middle)}`, { theme });
    await expect.element(page.getByRole('heading', { name: 'Public gallery' })).toBeVisible();
    expect(await accessibilityViolations('[role=dialog]')).toEqual([]);
    await page.viewport(360, 740);
    await expect.element(page.getByRole('button', { name: 'Show details' })).toBeVisible();
    expect(await accessibilityViolations('[role=dialog]')).toEqual([]);
    await page.getByRole('button', { name: 'Show details' }).click();
    await expect.element(page.getByRole('button', { name: 'Hide details' })).toBeVisible();
    expect(await accessibilityViolations('[role=dialog]')).toEqual([]);
  });
}

test('versions are listed in order; a click shows one, and each is compared with its source', async ({
  api,
}) => {
  const [second, first] = picturesOf([middle, middle]);
  if (first === undefined || second === undefined) throw new Error('Two pictures were made.');
  const version = {
    ...second,
    stackId: first.id,
    versionOf: first.id,
    versionKind: 'design' as const,
    versions: 2,
  };
  answerForGallery(api, [version, first]);
  await openPage(`/gallery?image=${first.id}`);
  const original = details.getByRole('button', { name: 'Original' });
  const design = details.getByRole('button', { name: 'Design 2' });
  await expect.element(original).toHaveAttribute('aria-current', 'true');
  await design.click();
  await expect.element(design).toHaveAttribute('aria-current', 'true');
  await expect.poll(address).toBe(`/gallery?image=${version.id}`);
  expect(api.requests(listImages).map(({ query }) => query.stack)).toContain(first.id);
  await details.getByRole('link', { name: 'Compare' }).click();
  await expect.poll(address).toBe(`/gallery?compare=${first.id},${version.id}`);
});

test('a click enlarges a reference image; Escape returns to the picture', async ({ api }) => {
  const castle = pictureOf(1, {
    prompt: oldest,
    tool: 'Genesys Pro',
    references: [{ url: '/files/300x200.png', use: 'auto' }],
  });
  answerForGallery(api, [castle]);
  await openPage(`/gallery?image=${castle.id}`);
  await viewer(oldest).getByRole('button', { name: 'Enlarge: Reference' }).click();
  const enlarged = page.getByRole('dialog', { name: 'Reference' });
  await expect.element(enlarged.getByRole('img', { name: 'Reference' })).toBeVisible();
  await press('Escape');
  await expect.element(enlarged).not.toBeInTheDocument();
  await expect.element(viewer(oldest)).toBeVisible();
  await expect
    .element(viewer(oldest).getByRole('heading', { name: viewerTexts.english.youtubePreview }))
    .not.toBeInTheDocument();
});

test('a picture can be sent to the feed preview and to the Upscaler', async ({ api }) => {
  answerForUpscaler(api);
  await openMiddle(api);
  await page.getByRole('link', { name: 'Test in Feed' }).click();
  // The picture is removed from the address at once.
  await expect.poll(address).toBe('/youtube');
  await expect.element(page.getByRole('img', { name: middle }).first()).toBeVisible();
  await goBack();
  await expect.element(viewer(middle)).toBeVisible();
  await page.getByRole('button', { name: 'Send to Upscaler' }).click();
  await expect.element(page.getByText('Image sent to Upscaler!')).toBeVisible();
  await expect.poll(address).toBe('/editor');
  await expect.element(page.getByRole('radio', { name: /Upscaler/ })).toBeChecked();
});
