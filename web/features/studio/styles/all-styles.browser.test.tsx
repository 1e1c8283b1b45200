import { listCustomThumbnailStyles } from '#contract/style-lists.ts';
import { sampleStyle } from '#web/test-data/sample-style.ts';
import type { FakeApi } from '#web/testing/fake-api.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { toolNamed } from '#web/testing/studio-page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { maxOwn } from './picker-styles.ts';

const success = true as const;
const all = page.getByRole('button', { name: 'All styles', exact: true });

function answerWithOwn(api: FakeApi, count: number): void {
  const styles = Array.from({ length: count }, (_, number) => sampleStyle(`Own ${number}`));
  api.answer(listCustomThumbnailStyles, () => ({ success, styles }));
}

test('a picker that shows every style has no button for all of them', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  answerWithOwn(api, maxOwn);
  await openPage('/editor');
  await expect.element(toolNamed(`Own ${maxOwn - 1}`)).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
});

test('all styles are found by name and trigger word', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  answerWithOwn(api, maxOwn + 1);
  await openPage('/editor');
  await all.click();
  const dialog = page.getByRole('dialog', { name: 'All styles' });
  const search = dialog.getByRole('searchbox');
  await search.fill(`own ${maxOwn}-look`);
  await expect.element(dialog.getByRole('radio', { name: 'Own 0' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('radio', { name: `Own ${maxOwn}` })).toBeVisible();
  expect(dialog.getByRole('radio').elements()).toHaveLength(1);
  await search.fill('lebron');
  await dialog.getByRole('radio', { name: 'Lebron' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toolNamed('Lebron')).toBeChecked();
});
