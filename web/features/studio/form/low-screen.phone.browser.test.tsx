import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { generateButton, promptField, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const places = { '200 % zoom': [640, 360], 'a phone in landscape': [844, 390] } as const;

for (const [name, [width, height]] of Object.entries(places)) {
  test(`${name} leaves room for the prompt and for the form`, async ({ api, events, user }) => {
    answerForStudio({ api, events, user });
    await page.viewport(width, height);
    await openPage('/editor');
    await expect.element(promptField).toBeInViewport({ ratio: 1 });
    await promptField.fill('a castle');
    generateButton.element().scrollIntoView({ block: 'nearest' });
    await expect.element(generateButton).toBeInViewport({ ratio: 1 });
    // Nothing lies over the form once it is scrolled to.
    const style = toolNamed('Lebron').element();
    style.scrollIntoView({ block: 'center' });
    const box = style.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    expect(style.contains(top)).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
}

test('a phone in landscape has tool, style, prompt and Generate in its first view', async ({
  api,
  events,
  user,
}) => {
  answerForStudio({ api, events, user });
  await page.viewport(740, 360);
  await openPage('/editor');
  const tool = page.getByRole('button', { name: 'Tool: Thumbnails' });
  const style = page.getByRole('button', { name: 'Style: MrBeast' });
  for (const part of [tool, style, promptField, generateButton]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
  }
  await style.click();
  await page.getByRole('option', { name: 'Lebron' }).click();
  await expect.element(page.getByRole('button', { name: 'Style: Lebron' })).toBeVisible();
  await expect.element(toolNamed('Lebron')).toBeChecked();
  await tool.click();
  await page.getByRole('option', { name: 'Genesys 1.0' }).click();
  await expect.element(page.getByRole('button', { name: 'Tool: Genesys 1.0' })).toBeInViewport({ ratio: 1 });
  await expect
    .element(page.getByRole('button', { name: 'Style: Photographic' }).first())
    .toBeInViewport({ ratio: 1 });
});
