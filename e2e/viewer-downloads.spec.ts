import { readFile } from 'node:fs/promises';
import { expect, signUp, test } from './harness/fixtures.ts';
import { makeThumbnails } from './harness/thumbnails.ts';

test('each format shows its exact size and quality before the download @full', async ({ page, server }) => {
  await signUp(page, server.origin);
  const [windmill = ''] = await makeThumbnails(page, ['a windmill']);
  await page.goto(`${server.origin}/gallery?image=${windmill}`);
  const menu = page.getByRole('menu', { name: 'Formats and sizes' });
  const open = () => page.getByRole('button', { name: 'Formats and sizes' }).click();
  for (const [name, ending, facts] of [
    ['PNG', 'png', /1280×720 · lossless/],
    ['JPEG', 'jpg', /1280×720 · quality 92/],
    ['WebP', 'webp', /1280×720 · original file/],
    ['JPEG under 2 MB', 'jpg', /JPEG · 1280×720 · quality \d+ · [\d,]+ bytes/],
  ] as const) {
    await open();
    const row = menu.getByRole('menuitem', { name: new RegExp(`^${name}(?! under)`) });
    await expect(row).toContainText(facts, { timeout: 20_000 });
    const text = (await row.textContent()) ?? '';
    const download = page.waitForEvent('download');
    await row.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`adventure-${windmill}.${ending}`);
    const { length } = await readFile(await file.path());
    const [, shown = '', unit = ''] = /([\d.]+) (kB|MB)/.exec(text.replace(name, '')) ?? [];
    expect(Math.abs(length - Number(shown) * (unit === 'MB' ? 1e6 : 1e3)) / length).toBeLessThan(0.01);
    if (name === 'JPEG under 2 MB') expect(text).toContain(`${length.toLocaleString('en')} bytes`);
  }
});
