import { translator } from '#web/i18n/catalogue.ts';
import { answerForGallery, pictureOf } from '#web/testing/fake-gallery.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { answerForUpscaler } from '#web/testing/fake-upscaler.ts';
import { dropFiles, pictureFile, pictureFiles } from '#web/testing/files.ts';
import { address, openPage } from '#web/testing/page.ts';
import { promptField, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { droppedTexts } from './texts.ts';

const t = translator(droppedTexts);
const choice = (name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
const notes = new File(['words'], 'notes.txt', { type: 'text/plain' });

function pasteOf(file: File): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(file);
  return new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
}

test('a picture dropped on a tool without pictures is offered to one that takes it', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await promptField.fill('a castle');
  await dropFiles([notes, ...(await pictureFiles('me.jpg', 'room.jpg'))]);
  await expect.element(page.getByText(t('onlyImages'))).toBeVisible();
  const offer = page.getByRole('dialog', { name: t('title', { count: 2 }) });
  await expect.element(offer).toBeVisible();
  // The pictures themselves are shown.
  const widths = () => [...offer.element().querySelectorAll('img')].map((image) => image.naturalWidth > 0);
  await expect.poll(widths).toEqual([true, true]);
  // The plan has no Thumbnails V2.
  await expect.element(choice(/Thumbnails V2/)).not.toBeInTheDocument();
  await choice(/in Genesys Pro the first one/).click();
  await expect.element(toolNamed(/^Genesys Pro/)).toBeChecked();
  await expect.element(page.getByText('me.jpg', { exact: true })).toBeVisible();
  await expect.element(promptField).toHaveValue('a castle');
});

test('several pictures go to a tool of the plan that takes them', async ({ api, events, user }) => {
  Object.assign(user, { planType: 'pro', isPremium: true });
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await dropFiles(await pictureFiles('a.jpg', 'b.jpg'));
  await choice(/in Thumbnails V2 the first 2/).click();
  await expect.element(page.getByRole('button', { name: 'Image 2, b.jpg: Auto' })).toBeVisible();
});

test('a pasted picture can be upscaled; files that are none get a sentence', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  answerForUpscaler(api);
  await openPage('/editor');
  await promptField.fill('a castle');
  const paste = (file: File) => {
    const event = pasteOf(file);
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(paste(notes)).toBe(true);
  await expect.element(page.getByText(t('onlyImages'))).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  paste(await pictureFile('me.jpg'));
  await choice(t('upscale')).click();
  await expect.element(toolNamed(/^Upscaler/)).toBeChecked();
  await expect.element(page.getByRole('img', { name: 'me.jpg' })).toBeVisible();
});

test('a picture dropped on the gallery opens the studio with it', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  await openPage('/gallery');
  await dropFiles(await pictureFiles('me.jpg'));
  await choice(t('asReference', { tool: 'Genesys 1.0' })).click();
  await expect.poll(address).toBe('/editor');
  await expect.element(toolNamed(/^Genesys 1\.0/)).toBeChecked();
  await expect.element(page.getByText('me.jpg', { exact: true })).toBeVisible();
});

test('a picture dropped on the viewer is offered above it, and a form has it in its place', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  answerForGallery(api, [pictureOf(1, { prompt: 'a castle' })]);
  for (const path of ['/editor', '/gallery']) {
    await openPage(path);
    await page.getByRole('link', { name: 'a castle' }).click();
    await expect.element(page.getByRole('dialog', { name: 'a castle' })).toBeVisible();
    await dropFiles(await pictureFiles('me.jpg'));
    await page.getByRole('button', { name: t('asReference', { tool: 'Genesys 1.0' }) }).click();
    await expect.poll(() => address()).toBe('/editor');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText('me.jpg', { exact: true }).first()).toBeVisible();
    await toolNamed(/^Thumbnails\s*15/).click();
  }
});

test('a dialog that takes no files says so', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await dropFiles(await pictureFiles('me.jpg'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(await pictureFile('room.jpg'));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText(t('closeFirst'))).toBeVisible();
});

test('a picture pasted on a tool that takes pictures, chosen after another tool, becomes its reference', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await expect.element(promptField).toBeVisible();
  await toolNamed(/^Genesys Pro/).click();
  await expect.element(page.getByRole('button', { name: 'Choose an image' }).first()).toBeVisible();
  promptField.element().dispatchEvent(pasteOf(await pictureFile('me.jpg')));
  await expect.element(page.getByText('me.jpg', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
