import { getSignInMethods } from '#contract/accounts.ts';
import { errors } from '#contract/errors.ts';
import { updateProfile, uploadProfilePicture } from '#contract/profile.ts';
import type { User } from '#contract/session.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForProfile, profilePassword } from '#web/testing/fake-profile.ts';
import { focus, openPage, press, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { profileTexts } from './texts.ts';

const name = page.getByLabelText('Name');
const save = page.getByRole('button', { name: 'Save' });
const saved = page.getByText('Saved', { exact: true });
const news = page.getByRole('switch', { name: profileTexts.english.news });
const writesPrompt = page.getByRole('switch', { name: profileTexts.english.writesPrompt });
const account = page.getByRole('button', { name: 'Account', exact: true });
const theme = () => document.documentElement.dataset.theme;

async function openProfile(api: FakeApi, user: User): Promise<void> {
  answerForProfile(api, user);
  await openPage('/profile');
  await expect.element(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect.element(name).toBeVisible();
}

const changes = (api: FakeApi) => api.requests(updateProfile).map(({ body }) => body);

test('profile changes are saved, shown at once and kept after a reload', async ({ api, user }) => {
  await openProfile(api, user);
  await name.fill('Grace Hopper');
  await save.click();
  await expect.element(saved).toBeVisible();
  await writesPrompt.click();
  await news.click();
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect.poll(theme).toBe('light');
  await expect
    .poll(() => changes(api))
    .toEqual([
      { name: 'Grace Hopper' },
      { writesPrompt: true },
      { emailPreferences: { news: true } },
      { theme: 'light' },
    ]);
  await account.click();
  await expect.element(page.getByText('Grace Hopper')).toBeVisible();

  await reloadPage();
  await expect.element(name).toHaveValue('Grace Hopper');
  await expect.element(writesPrompt).toBeChecked();
  await expect.element(news).toBeChecked();
  expect(theme()).toBe('light');
});

test('a failed save keeps the input, says why, and can be retried', async ({ api, user }) => {
  await openProfile(api, user);
  api.answer(updateProfile, () => Response.error());
  await name.fill('Not yet saved');
  await save.click();
  await expect.element(page.getByText(/^Adventure is not responding/)).toBeVisible();
  await news.click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.element(news).toBeChecked();
  // Focusing the window refetches the profile; typed input stays.
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(name).toHaveValue('Not yet saved');

  answerForProfile(api, user);
  await save.click();
  await again.click();
  await expect.poll(() => saved.elements().length).toBe(2);
  await reloadPage();
  await expect.element(name).toHaveValue('Not yet saved');
  await expect.element(news).toBeChecked();
});

test('the profile can be changed by keyboard alone', async ({ api, user }) => {
  user.emailVerified = true;
  await openProfile(api, user);
  focus(name);
  await press('Control+a', 'T', 'y', 'p', 'e', 'd', 'Enter');
  await expect.element(saved).toBeVisible();
  await press('Tab');
  await expect.element(save).toHaveFocus();
  await press('Tab');
  await expect.element(page.getByRole('button', { name: /^Language/ })).toHaveFocus();
  await press('Tab');
  await expect.element(page.getByRole('radio', { name: 'System' })).toHaveFocus();
  await press('ArrowLeft');
  await expect.poll(theme).toBe('dark');
  await press('Tab');
  const first = page.getByRole('switch').first();
  await expect.element(first).toHaveFocus();
  await press(' ');
  await expect.poll(() => changes(api)).toHaveLength(3);
  await expect.element(first).toBeChecked();
  await reloadPage();
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.element(page.getByRole('switch').first()).toBeChecked();
});

test('a new password requires the old one and removes the sessions that it ends', async ({ api, user }) => {
  await openProfile(api, user);
  const current = page.getByLabelText('Current password');
  const change = page.getByRole('button', { name: 'Change password' });
  const others = page.getByRole('button', { name: /^Sign out: / });
  await expect.element(page.getByText('This browser')).toBeVisible();
  await expect.poll(() => others.elements()).toHaveLength(1);
  await current.fill('not my password');
  await page.getByLabelText('New password').fill('another good secret');
  await change.click();
  await expect.element(page.getByText(errors.wrong_password.message)).toBeVisible();
  await expect.element(current).toHaveFocus();
  await current.fill(profilePassword);
  await change.click();
  await expect.element(page.getByText('Password changed. 1 other session was signed out.')).toBeVisible();
  await expect.poll(() => others.elements()).toHaveLength(0);
});

test('a picture is previewed, used in the bar, and removed', async ({ api, user }) => {
  await openProfile(api, user);
  const choose = (file: File) => page.getByLabelText(profileTexts.english.pictureAdd).upload(file);
  const use = page.getByRole('button', { name: profileTexts.english.pictureUse });
  const inBar = () => account.element().querySelector('img')?.naturalWidth;
  await choose(new File(['words'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expect.element(use).not.toBeInTheDocument();

  api.answer(uploadProfilePicture, () => refusal('unsupported_image'));
  await choose(new File(['no picture'], 'broken.png', { type: 'image/png' }));
  await use.click();
  await expect.element(page.getByText(errors.unsupported_image.message)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  answerForProfile(api, user);
  await choose(new File(['a picture'], 'me.png', { type: 'image/png' }));
  await expect.element(page.getByRole('img', { name: profileTexts.english.picturePreview })).toBeVisible();
  await use.click();
  const remove = page.getByRole('button', { name: profileTexts.english.pictureRemove });
  await expect.element(remove).toBeVisible();
  const [sent] = api.requests(uploadProfilePicture).at(-1)?.files.picture ?? [];
  expect(sent?.name).toBe('me.png');
  await expect.poll(inBar).toBe(256);
  await reloadPage();
  await expect.poll(inBar).toBe(256);
  await remove.click();
  await expect.poll(inBar).toBeUndefined();
});

test('an admin of a server without mail is led to the outbox, a user to the operator', async ({
  api,
  user,
}) => {
  user.emailVerified = false;
  answerForProfile(api, user);
  api.answer(getSignInMethods, () => ({
    success: true as const,
    local: true,
    google: false,
    oidc: null,
    mail: false,
    signUp: 'open' as const,
  }));
  await openPage('/profile');
  const outbox = page.getByRole('link', { name: 'Open the outbox' });
  await expect.element(page.getByText(/ask its operator for the link/)).toBeVisible();
  await expect.element(outbox).not.toBeInTheDocument();
  user.isAdmin = true;
  await openPage('/profile');
  await expect.element(outbox).toHaveAttribute('href', '/admin?part=outbox');
});
