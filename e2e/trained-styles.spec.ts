import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, generate, newAccount, signUp, test } from './harness/fixtures.ts';
import type { PreparedServer } from './harness/prepared-server.ts';
import type { TestFile } from './harness/reference-files.ts';
import { assignPlan } from './harness/roles.ts';
import { similarPictures } from './harness/training-pictures.ts';

const blank = async (name: string): Promise<TestFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 180, channels: 3, background: '#808080' } })
    .png()
    .toBuffer(),
});

/** Signs up a user whose plan includes style training, in the studio. */
async function signUpWithPlan(
  page: Page,
  browser: Browser,
  server: PreparedServer,
  plan: 'basic' | 'pro' = 'pro',
): Promise<void> {
  const account = await signUp(page, server.origin, newAccount());
  await assignPlan(browser, server, account, plan);
  await page.reload();
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Create your own style' });

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Create your own style' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return {
    dialog,
    name: dialog.getByRole('textbox', { name: 'Name' }),
    trigger: dialog.getByRole('textbox', { name: 'Trigger word' }),
    files: dialog.locator('input[type=file]'),
    rights: dialog.getByRole('checkbox'),
    train: dialog.getByRole('button', { name: 'Train style' }),
  };
}

async function train(page: Page, name: string, files: TestFile[]): Promise<void> {
  const form = await openForm(page);
  await form.name.fill(name);
  await form.files.setInputFiles(files);
  await expect(form.dialog.getByRole('img')).toHaveCount(files.length);
  await form.rights.check();
  await form.train.click();
  await expect(form.dialog).toBeHidden();
}

/** Counts in `window.addressChanges` how often the next page replaces its URL. */
async function countAddressChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let changes = 0;
    Object.defineProperty(window, 'addressChanges', { get: () => changes });
    const { replaceState } = history;
    history.replaceState = (state, unused, address) => {
      if (address) changes += 1;
      replaceState.call(history, state, unused, address);
    };
  });
}

const training = (page: Page) => page.getByRole('region', { name: 'Styles In Training' });
const failedToast = 'Training Slow Look failed';
const failed = (page: Page) => page.getByRole('region', { name: 'Failed Styles (Recovery)' });
const tile = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`${name}$`) });

test('a user trains a style on ten pictures, generates with it, renames it and deletes it', async ({
  page,
  browser,
  server,
}) => {
  await signUpWithPlan(page, browser, server);
  await train(page, 'Warm Bands', await similarPictures(10));
  // It may finish at once: it must appear among the styles.
  await expect(tile(page, 'Warm Bands')).toBeVisible({ timeout: 60_000 });
  await expect(training(page)).toBeHidden();
  await expect(tile(page, 'Warm Bands').getByText('Yours')).toBeVisible();
  await tile(page, 'Warm Bands').click();
  await expect(page.getByText('warm-bands-look')).toBeVisible();
  await page.reload();
  await expect(tile(page, 'Warm Bands')).toBeChecked();

  await generate(page, 'a fox on a hill');
  await expect(page.getByRole('link', { name: 'a fox on a hill' })).toBeVisible({ timeout: 60_000 });

  const more = () => page.getByRole('button', { name: /^More about/ });
  await more().click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename style' });
  await rename.getByRole('textbox').fill(' ');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(rename.getByText('Give the style a name of 1 to 40 visible characters.')).toBeVisible();
  await rename.getByRole('textbox').fill('Hot Bands');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(tile(page, 'Hot Bands')).toBeChecked();

  await more().click();
  await page.getByRole('menuitem', { name: 'Change trigger word' }).click();
  const trigger = page.getByRole('dialog', { name: 'Change trigger word' });
  await trigger.getByRole('textbox').fill('two words');
  await trigger.getByRole('button', { name: 'Save' }).click();
  await expect(trigger.getByRole('alert').filter({ hasText: 'without spaces' })).toBeVisible();
  await trigger.getByRole('textbox').fill('hotbands');
  await trigger.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('hotbands', { exact: true })).toBeVisible();

  await tile(page, 'Lebron').click();
  await expect(tile(page, 'Lebron')).toBeChecked();

  // A link can select it too.
  await page.goto(`${server.origin}/editor?style=hot%20bands`);
  await expect(tile(page, 'Hot Bands')).toBeChecked();
  await expect(page).toHaveURL(/\/editor$/);

  await more().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tile(page, 'Hot Bands')).toBeHidden();
  await expect(tile(page, 'MrBeast')).toBeChecked();
  await expect(page.getByRole('link', { name: 'a fox on a hill' })).toBeVisible();
});

test('a training shows its progress in two tabs and after a reload, and a failed one can be recovered @full', async ({
  page,
  browser,
  held,
}) => {
  await signUpWithPlan(page, browser, held);
  const other = await page.context().newPage();
  await other.goto(`${held.origin}/editor`);
  await expect(other.getByRole('radio', { name: 'MrBeast' })).toBeVisible();
  await train(page, 'Slow Look', await similarPictures(4));
  for (const tab of [page, other]) {
    await expect(training(tab).getByText('Slow Look')).toBeVisible();
    await expect(training(tab)).toContainText(/Training in Progress.*37%/);
  }
  await page.reload();
  await expect(training(page)).toContainText('37%');
  await training(page).getByRole('button', { name: 'Refresh Status' }).click();
  await expect(page.getByText('1 active styles showing (0 hidden)')).toBeInViewport({ ratio: 1 });

  // The header shows the training on every page and opens the dialog.
  await page.getByRole('button', { name: '1 style in training' }).click();
  const modal = page.getByRole('dialog', { name: 'Training Status' });
  await expect(modal.getByRole('listitem')).toContainText(/Slow Look.*37%.*Training in Progress/);
  await page.keyboard.press('Escape');

  held.release('failed');
  for (const tab of [page, other]) {
    await expect(failed(tab).getByText('Slow Look')).toBeVisible();
    await expect(failed(tab)).toContainText('Training failed.');
    await expect(training(tab)).toBeHidden();
  }
  const showsFailure = (tab: Page) => tab.getByText(failedToast).isVisible();
  await expect.poll(async () => (await showsFailure(page)) || (await showsFailure(other))).toBe(true);
  // A failed recovery shows an error and leaves the style where it is.
  await page.route('**/api/recover-thumbnail-style/*', (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, code: 'internal', error: 'It broke.', message: 'It broke.', requestId: 'r1' },
    }),
  );
  await failed(page).getByRole('button', { name: 'Recover' }).click();
  await expect(page.getByText('Recovery failed: It broke.')).toBeVisible();
  await page.unroute('**/api/recover-thumbnail-style/*');
  held.hold();
  await failed(page).getByRole('button', { name: 'Recover' }).click();
  await expect(page.getByText('Style recovered successfully! New status: pending')).toBeVisible();
  await expect(training(other)).toContainText('Slow Look');
  for (const tab of [page, other]) await expect(tab.getByText(failedToast)).toBeHidden();
  held.release();
  // A toast appears for five seconds, in the first tab that gets the news or in both.
  const showsReady = (tab: Page) => tab.getByText('Slow Look is now ready to use').isVisible();
  await expect
    .poll(async () => (await showsReady(page)) || (await showsReady(other)), {
      intervals: [100],
      timeout: 30_000,
    })
    .toBe(true);
  const notifiedTab = (await showsReady(page)) ? page : other;
  await notifiedTab.getByRole('button', { name: 'Use it' }).click();
  await expect(tile(notifiedTab, 'Slow Look')).toBeChecked();
  await expect(tile(page, 'Slow Look')).toBeVisible();
});

test('the training form shows each error at its field and keeps its contents @full', async ({
  page,
  browser,
  server,
}) => {
  await signUpWithPlan(page, browser, server);
  const form = await openForm(page);
  const { dialog } = form;
  await expect(dialog.getByText('0 of 5 styles')).toBeVisible();
  await form.train.click();
  await expect(dialog.getByText('Give the style a name of 1 to 40 visible characters.')).toBeVisible();
  await expect(dialog.getByText('Use 2 to 30 letters, digits, hyphens and underscores')).toBeVisible();
  await expect(dialog.getByText('Add at least 3 more pictures.')).toBeVisible();
  await expect(dialog.getByText('Confirm that you may use these pictures.')).toBeVisible();

  await form.name.fill('Ação Total');
  await expect(form.trigger).toHaveValue('acao-total-look');
  await form.trigger.fill('my word');
  await form.name.fill('Other');
  await expect(form.trigger).toHaveValue('my word');
  await form.trigger.fill('other');
  await form.rights.check();

  const words = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('words') };
  const [first, ...others] = await similarPictures(33);
  if (first === undefined) throw new Error('no picture');
  await form.files.setInputFiles([first, words]);
  await expect(dialog.getByText('Could not read: words.png. Use JPEG, PNG or WebP pictures.')).toBeVisible();
  await expect(dialog.getByText('1 of 30')).toBeVisible();
  await form.files.setInputFiles(others);
  await expect(dialog.getByText('30 of 30')).toBeVisible();
  await expect(
    dialog.getByText('At most 30 pictures. Not added: look-30.png, look-31.png, look-32.png.'),
  ).toBeVisible();
  for (let at = 0; at < 30; at += 1)
    await dialog.getByRole('button', { name: 'Remove picture 1', exact: true }).click();

  const plain = await Promise.all(['a.png', 'b.png', 'c.png'].map(blank));
  await form.files.setInputFiles(plain);
  await form.train.click();
  await expect(dialog.getByText('These pictures are a single colour')).toBeVisible();
  await expect(dialog.getByText('3 of 30')).toBeVisible();

  // Closing asks first. The text survives even a reload.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this style?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('3 of 30')).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await openForm(page);
  await expect(form.name).toHaveValue('Other');
  await expect(form.trigger).toHaveValue('other');

  // A failed request keeps everything, and a retry makes one style.
  await form.files.setInputFiles(await similarPictures(3));
  await expect(dialog.getByRole('img')).toHaveCount(3);
  await form.rights.check();
  await page.route('**/api/custom-thumbnail-styles', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await form.train.click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Adventure' })).toBeVisible();
  await expect(dialog.getByText('3 of 30')).toBeVisible();
  await page.unroute('**/api/custom-thumbnail-styles');
  await form.train.click();
  await expect(dialog).toBeHidden();
  await expect(tile(page, 'Other')).toBeVisible({ timeout: 60_000 });

  // The name is now taken.
  await openForm(page);
  await form.name.fill('other');
  await form.trigger.fill('unlike');
  await form.files.setInputFiles(await similarPictures(3));
  await form.rights.check();
  await form.train.click();
  await expect(
    dialog.getByText('You already have a style with this name. Choose another name.'),
  ).toBeVisible();
});

test('leaving during the upload asks first and starts no training @full', async ({
  page,
  browser,
  server,
}) => {
  await signUpWithPlan(page, browser, server);
  const form = await openForm(page);
  await form.name.fill('Never sent');
  await form.files.setInputFiles(await similarPictures(3));
  await expect(form.dialog.getByRole('img')).toHaveCount(3);
  await form.rights.check();
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/custom-thumbnail-styles', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    arrived.resolve();
  });
  await form.train.click();
  await arrived.promise;
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.unroute('**/api/custom-thumbnail-styles');
  await expect(page.getByRole('radio', { name: 'MrBeast' })).toBeVisible();
  const styles = await page.evaluate(
    async () => (await (await fetch('/api/custom-thumbnail-styles')).json()).styles,
  );
  expect(styles).toEqual([]);
});

test('the free plan offers an upgrade, and a plan at its limit shows the limit @full', async ({
  page,
  browser,
  server,
}) => {
  const account = await signUp(page, server.origin);
  await countAddressChanges(page);
  await page.goto(`${server.origin}/editor?create-style=1`);
  const upsell = page.getByRole('dialog', { name: 'Style training is a paid feature' });
  await expect(upsell).toContainText('Basic includes 1 style trained on your own pictures; PRO includes 5.');
  await expect(upsell.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/pricing?promo=trained_styles',
  );
  await upsell.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/editor$/);
  // Repeating the change on every render once delayed it.
  expect(await page.evaluate(() => Reflect.get(window, 'addressChanges'))).toBe(1);

  await assignPlan(browser, server, account, 'basic');
  await page.reload();
  await train(page, 'The only one', await similarPictures(3));
  await expect(tile(page, 'The only one')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Create your own style' }).click();
  await expect(dialogOf(page)).toContainText('You have reached your limit of 1 trained style.');
});

test('the training form accepts pictures by drop and from the clipboard @full', async ({
  page,
  browser,
  server,
}) => {
  await signUpWithPlan(page, browser, server);
  const { dialog } = await openForm(page);
  const addFiles = (event: 'drop' | 'paste', files: TestFile[]) =>
    dialog.getByRole('group', { name: 'Pictures' }).evaluate(
      (element, { event, files }) => {
        const data = new DataTransfer();
        for (const { name, base64 } of files) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], name, { type: 'image/png' }));
        }
        element.dispatchEvent(
          event === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      { event, files: files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })) },
    );
  const [one, two, three] = await similarPictures(3);
  if (!one || !two || !three) throw new Error('no pictures');
  await addFiles('drop', [one, two]);
  await addFiles('paste', [three]);
  await expect(dialog.getByRole('img')).toHaveCount(3);
});
