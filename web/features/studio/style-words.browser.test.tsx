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
