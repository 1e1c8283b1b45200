import { translator } from '#web/i18n/catalogue.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage, press } from '#web/testing/page.ts';
import { expectCoins, pressGenerate, toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { studioTexts } from '../texts.ts';

const { english: words } = studioTexts;
const t = translator(studioTexts);

test('several designs show one progress and can be cancelled', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  await openPage('/editor');
  await toolNamed(/^Genesys 1\.0/).click();
  await toolNamed('4 variations').click();
  await pressGenerate('a castle');
  await expect
    .element(page.getByRole('button', { name: new RegExp(`^${words.preparing}`) }))
    .toMatchTextContent('42%');
  await toolNamed('1 variation').click();
  await pressGenerate('a shark');
  await page.getByRole('button', { name: t('jobsRunning', { count: 5 }) }).click();

  const running = page.getByRole('article', { name: 'a castle' });
  const first = running.getByRole('region', { name: t('designNumber', { number: 1 }) });
  const percent = first.getByText('42').first();
  const time = first.getByText(/^\d+:\d\d$/);
  await expect.element(first.getByText(words.scene)).toBeInViewport({ ratio: 1 });
  await expect.element(time).toBeInViewport();
  const [number, badge] = [percent, time].map((part) => part.element().getBoundingClientRect());
  expect(number?.bottom ?? 0).toBeLessThanOrEqual(badge?.top ?? 0);
  await expect.element(running.getByText(t('designOf', { number: 1, total: 4 }))).toBeInTheDocument();

  const cancel = running.getByRole('button', { name: t('cancelJob', { prompt: 'a castle' }) });
  await expect.element(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();
  await expect.element(running).not.toBeInTheDocument();
  await expectCoins(99);
});

test('one design at a time fills the width, with its position and its buttons', async ({
  api,
  events,
  user,
}) => {
  const studio = answerForStudio({ api, events, user });
  studio.release();
  await openPage('/editor');
  await toolNamed(/^Genesys 1\.0/).click();
  await toolNamed('4 variations').click();
  await pressGenerate('a castle');
  await page.getByRole('radio', { name: /^Results/ }).click();
  const group = page.getByRole('article', { name: t('chooseDesign', { prompt: 'a castle' }) });
  const link = (number: number) =>
    group.getByRole('link', { name: t('openDesign', { number, prompt: 'a castle' }) });
  await expect.element(link(1)).toBeInViewport({ ratio: 1 });
  await expect.element(link(2)).not.toBeInViewport();
  const keep = group.getByRole('button', { name: t('keepThis', { count: 3 }) });
  for (const button of [keep, group.getByRole('button', { name: t('deleteDesign', { number: 1 }) })]) {
    const { width, height } = button.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  link(1).element().focus();
  await press('ArrowRight');
  await expect.element(link(2)).toHaveFocus();
  await expect.element(group.getByText(t('designOf', { number: 2, total: 4 }))).toBeInTheDocument();
  await expect.element(link(2)).toBeInViewport({ ratio: 1 });
  const chosen = link(2).element().getAttribute('data-image');
  await keep.click();
  await expect
    .poll(() => studio.images().flatMap(({ id, deletedAt }) => (deletedAt === null ? [id] : [])))
    .toEqual([chosen]);
});

for (const [language, four, generate, results, first, keep] of [
  ['pt', '4 variações', /^Gerar/, /^Resultados/, 'Variação 1 de 4', /^Manter esta, excluir 3/],
  ['es', '4 variaciones', /^Generar/, /^Resultados/, 'Variación 1 de 4', /^Conservar esta, eliminar 3/],
] as const) {
  test(`the long words below the designs leave the position one line (${language})`, async ({
    api,
    events,
    user,
  }) => {
    const studio = answerForStudio({ api, events, user });
    studio.release();
    await openPage('/editor', { language });
    await toolNamed(/^Genesys 1\.0/).click();
    await toolNamed(four).click();
    await page.getByRole('textbox', { name: 'Prompt' }).fill('a castle');
    await page.getByRole('button', { name: generate }).click();
    await page.getByRole('radio', { name: results }).click();
    const position = page.getByRole('status').filter({ hasText: first });
    await expect.element(position).toBeVisible();
    expect(position.element().getBoundingClientRect().height).toBeLessThan(24);
    await expect.element(page.getByRole('button', { name: keep })).toBeInViewport({ ratio: 1 });
  });
}
