import { answerForGallery } from '#web/testing/fake-gallery.ts';
import { openPage } from '#web/testing/page.ts';
import { pressGenerate, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { popupTexts } from '../failure/texts.ts';

const { english: words } = popupTexts;

test('the button that closes an offer is visible, however long the offer is', async ({ api, user }) => {
  user.coins = 40;
  answerForGallery(api);
  await page.viewport(360, 640);
  await openPage('/editor');
  await toolNamed('4 variations').click();
  await pressGenerate('a castle');
  const popup = page.getByRole('dialog', { name: words.outOfCoinsTitle });
  const back = popup.getByRole('button', { name: words.maybeLater });
  await expect.element(popup.getByRole('link', { name: words.upgradeNow })).toBeInViewport({ ratio: 1 });
  await expect.element(back).toBeInViewport({ ratio: 1 });
  const last = popup.getByText(words.offerV2);
  last.element().scrollIntoView({ block: 'nearest' });
  await expect.element(last).toBeInViewport({ ratio: 1 });
  await expect.element(back).toBeInViewport({ ratio: 1 });
});
