import { getSiteContent } from '#contract/site.ts';
import { listCustomImageStyles } from '#contract/style-lists.ts';
import type { CustomImageStyle } from '#contract/styles.ts';
import { createCustomImageStyle } from '#contract/styles-calls.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { describedStyleTexts } from './texts.ts';

const { english: words } = describedStyleTexts;
const t = translator(describedStyleTexts);
const success = true as const;

test('once the plan’s styles are used up, the page says so before anything is typed', async ({
  api,
  events,
}) => {
  let styles: CustomImageStyle[] = [];
  api.answer(listCustomImageStyles, () => ({ success, styles }));
  api.answer(createCustomImageStyle, ({ body: { name, description } }) => {
    const id = `style-${styles.length + 1}`;
    const style = { id, name, description, originalDescription: description, previewUrl: null };
    styles = [...styles, style];
    return { success, style };
  });
  api.answer(getSiteContent, () => refusal('not_found'));
  await openPage('/custom-styles');
  await expect.element(page.getByRole('heading', { name: words.none })).toBeVisible();
  const create = page.getByRole('button', { name: words.create });
  const dialog = page.getByRole('dialog');
  for (const [at, name] of ['One', 'Two', '<b>Three</b>'].entries()) {
    await create.click();
    await dialog.getByRole('textbox', { name: words.name, exact: true }).fill(name);
    await dialog.getByRole('textbox', { name: words.description }).fill('Warm light on old paper');
    await dialog.getByRole('button', { name: words.createButton }).click();
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
    await expect.element(page.getByText(`${at + 1} of 3`)).toBeVisible();
  }
  await create.click();
  await expect.element(dialog.getByText(t('full', { count: 3 }))).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: words.plans })).toBeVisible();
  await dialog.getByRole('button', { name: words.cancel }).click();
  await expect.element(dialog).not.toBeInTheDocument();

  // Another tab deletes one.
  styles = styles.filter(({ name }) => name !== 'Two');
  events.send('image-style.deleted', { id: 'style-2' });
  await expect
    .element(page.getByRole('button', { name: t('deleteOne', { name: 'Two' }) }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: t('deleteOne', { name: 'One' }) })).toBeVisible();
});
