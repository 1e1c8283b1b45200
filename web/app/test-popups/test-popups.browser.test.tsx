import { answerForSite } from '#web/testing/fake-site.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage, press } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

test('shows the special discount as it is offered, and it changes nothing', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  answerForSite(api);
  user.isAdmin = true;
  await openPage('/test-popups');
  const dialog = page.getByRole('dialog', { name: 'Special Discount!' });
  for (const leave of ['Upgrade Now', 'Maybe Later', null]) {
    await page.getByRole('button', { name: 'Show: Special discount' }).click();
    await expect.element(dialog).toMatchTextContent(/Save \$5.*\$19.*\$14.*2,000/);
    if (leave === null) await press('Escape');
    else await dialog.getByRole('button', { name: leave }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
});
