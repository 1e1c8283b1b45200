import { listAdminUsers, listUserSessions, resetSecondFactor } from '#contract/admin.ts';
import { reauthenticate } from '#contract/profile.ts';
import { sampleAdminUser } from '#web/app/test-popups/sample-values.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForProfile, profilePassword } from '#web/testing/fake-profile.ts';
import { openPage } from '#web/testing/page.ts';
import { test as base, expect, page } from '#web/testing/test.ts';

const success = true as const;
const dialog = page.getByRole('dialog', { name: sampleAdminUser.name });
const reset = dialog.getByRole('button', { name: 'Reset two-factor sign-in' });

/** An admin on the list of users, in which one signs in with a code, too. */
const test = base.extend<{ people: { hasSecondFactor: boolean } }>({
  people: async ({ api, user }, use) => {
    const people = { hasSecondFactor: true };
    user.isAdmin = true;
    answerForProfile(api, user);
    api.answer(listAdminUsers, () => ({
      success,
      users: [{ ...sampleAdminUser, ...people }],
      nextCursor: null,
    }));
    api.answer(listUserSessions, () => ({ success, sessions: [] }));
    await use(people);
  },
});

async function openUser() {
  await openPage('/admin?part=people');
  await page.getByRole('button', { name: `Change ${sampleAdminUser.email}` }).click();
  await expect.element(dialog.getByLabelText('Reason')).toBeVisible();
}

test('an admin resets a user’s two-factor sign-in with a reason and fresh proof', async ({ api, people }) => {
  let isProven = false;
  api.answer(resetSecondFactor, () => {
    if (!isProven) return refusal('reauthentication_required');
    people.hasSecondFactor = false;
    return { success, user: { ...sampleAdminUser, hasSecondFactor: false } };
  });
  api.answer(reauthenticate, () => {
    isProven = true;
    return { success };
  });
  await openUser();
  await reset.click();
  await expect.element(dialog.getByText('Give a reason of at least 3 characters.')).toBeVisible();
  expect(api.requests(resetSecondFactor)).toHaveLength(0);
  expect(await accessibilityViolations('[role=dialog]')).toEqual([]);

  await dialog.getByLabelText('Reason').fill('lost the phone, called us');
  await reset.click();
  const proof = page.getByRole('dialog', { name: "Confirm it's you" });
  await proof.getByLabelText('Password', { exact: true }).fill(profilePassword);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(page.getByText('Done: Reset two-factor sign-in')).toBeVisible();
  await expect.element(reset).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('');
  expect(api.requests(resetSecondFactor).at(-1)).toMatchObject({
    params: { userId: sampleAdminUser.id },
    body: { reason: 'lost the phone, called us' },
  });
});

test('a refused reset says why and keeps the reason', async ({ api, people }) => {
  expect(people.hasSecondFactor).toBe(true);
  api.answer(resetSecondFactor, () => refusal('second_factor_not_begun'));
  await openUser();
  await dialog.getByLabelText('Reason').fill('lost the phone');
  await reset.click();
  await expect.element(page.getByText(/two-factor sign-in is off/i)).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('lost the phone');
});

test('a user without two-factor sign-in has none to reset', async ({ people }) => {
  people.hasSecondFactor = false;
  await openUser();
  await expect.element(dialog.getByRole('button', { name: 'Block' })).toBeVisible();
  await expect.element(reset).not.toBeInTheDocument();
});
