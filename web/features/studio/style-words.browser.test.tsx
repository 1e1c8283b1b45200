import { getDrawnTools } from '#contract/drawn-tools.ts';
import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

for (const [language, sentence] of [
  ['pt', 'Foco suave atrás do assunto, luz difusa, um pouco de granulação.'],
  ['es', 'Enfoque suave detrás del sujeto, luz difusa, algo de grano.'],
] as const) {
  test(`the studio describes a style in the user's language and cuts off no style's name (${language})`, async ({
    api,
  }) => {
    answerForGallery(api);
    await page.viewport(360, 740);
    await openPage('/editor', { language });
    await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await page.getByRole('radio', { name: /^Thumbnails V2/ }).click();
    const looks = page.getByRole('radiogroup', { name: /^(Preset|Preajuste)/ }).getByRole('radio');
    await expect.poll(() => looks.elements()).toHaveLength(4);
    for (const width of [360, 768, 1280]) {
      await page.viewport(width, 800);
      const words = looks.elements().flatMap((look) => [...look.querySelectorAll('span')]);
      const cut = words.filter((word) => word.scrollWidth > word.clientWidth);
      expect(
        cut.map((word) => word.textContent),
        `${width} px`,
      ).toEqual([]);
    }
  });
}

test('styles that promise photographs say that they are drawn, and an admin can connect an engine', async ({
  api,
  user,
}) => {
  answerForGallery(api);
  const note = page.getByText('The built-in engine draws this style.');
  const link = page.getByRole('link', { name: 'Connect an engine' });
  await openPage('/editor');
  await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
  await expect.element(page.getByRole('button', { name: 'Style: Photographic' })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();

  api.answer(getDrawnTools, () => ({ success: true as const, tools: ['Genesys Pro' as const] }));
  await openPage('/editor');
  await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
  await expect.element(note).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Style: Photographic' }).click();
  const drawn = page.getByRole('option').filter({ hasText: 'Drawn' });
  await expect.poll(() => drawn.elements()).toHaveLength(3);
  await page.getByRole('option', { name: 'Comic' }).click();
  await expect.element(note).not.toBeInTheDocument();

  user.isAdmin = true;
  await openPage('/editor');
  await page.getByRole('radio', { name: /^Genesys 1/ }).click();
  await expect.element(note).not.toBeInTheDocument();
  await page.getByRole('radio', { name: /^Genesys Pro/ }).click();
  await page.getByRole('button', { name: /^Style:/ }).click();
  await page.getByRole('option', { name: 'Portrait' }).click();
  await expect.element(link).toHaveAttribute('href', '/admin?part=engines');
});
