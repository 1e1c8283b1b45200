import { getAdminSiteContent, putSiteContent, type SiteContent, siteLimits } from '#contract/site.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const success = true as const;
const content: SiteContent = {
  figures: [],
  testimonials: Array.from({ length: siteLimits.testimonials }, () => ({
    name: 'Ada',
    role: 'Gaming channel',
    picture: null,
    text: 'Very good.',
    stars: 5,
    isSample: true,
  })),
  faq: [{ question: 'Why?', answer: 'Because.' }],
  social: [],
  updates: [{ date: '2026-05-01', title: 'New', text: 'Something is new.' }],
};

test('the day of an entry is typed or chosen, and must be one', async ({ api, user }) => {
  user.isAdmin = true;
  const answer = { success, language: 'en' as const, content, editedAt: null };
  api.answer(getAdminSiteContent, () => answer);
  api.answer(putSiteContent, ({ body }) => ({ ...answer, content: body }));
  const sent = () => api.requests(putSiteContent).map(({ body }) => body.updates.map(({ date }) => date));
  await openPage('/admin?part=content');
  const date = page.getByLabelText('Date', { exact: true });
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(date).toHaveValue('05/01/2026');
  await page.getByRole('button', { name: 'Calendar: Date' }).click();
  await page.getByRole('button', { name: 'Thursday, May 7, 2026' }).click();
  await save.click();
  await expect.poll(sent).toEqual([['2026-05-07']]);
  for (const wrong of ['', '2/30/2026']) {
    await date.fill(wrong);
    await save.click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  }
  expect(sent()).toHaveLength(1);
  await date.fill('6/30/2026');
  await save.click();
  await expect.poll(sent).toEqual([['2026-05-07'], ['2026-06-30']]);
});
