import { languages } from '#contract/languages.ts';
import { referencesTexts } from '#web/features/references/texts.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { showYourPhoto } from './your-photo-part.ts';

const cases = languages.flatMap((language) => [360, 1280].map((width) => ({ language, width })));

test.for(cases)(
  'what is below one’s own photo stays where it is once that part is loaded: $language, $width px',
  async ({ language, width }, { api, events, user }) => {
    answerForStudio({ api, events, user });
    await page.viewport(width, 800);
    await openPage('/editor', { language });
    const { chooseYourPhoto, cameraTitle } = referencesTexts.read(language);
    const choose = page.getByRole('button', { name: `${chooseYourPhoto}`, exact: true });
    await expect.element(choose).toBeVisible();
    const below = () => choose.element().closest('section')?.nextElementSibling?.getBoundingClientRect().top;
    const before = below();
    expect(before).toBeGreaterThan(0);

    await showYourPhoto();
    await expect.element(page.getByRole('button', { name: `${cameraTitle}`, exact: true })).toBeVisible();
    expect(below()).toBe(before);
  },
);
