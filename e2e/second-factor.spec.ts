import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { secondFactorLimits } from '#contract/second-factor.ts';
import { expect, signUpByForm, type TestUser, test } from './harness/fixtures.ts';
import { startPrepared } from './harness/prepared-server.ts';
import { confirmPassword } from './harness/roles.ts';

/** The app's code of so many periods later, which the server accepts in the drift of clocks. */
function codeOf(secret: string, periodsLater = 0): string {
  const timestamp = Date.now() + periodsLater * secondFactorLimits.periodSeconds * 1_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

/** Turns two-factor sign-in on in the profile, as an app would: with the key that the dialog shows. */
async function turnOn(page: Page, origin: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto(`${origin}/profile`);
  await page.locator('#secondFactor').getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(secondFactorLimits.recoveryCodes);
  const recoveryCodes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();
  return { secret, recoveryCodes };
}

async function logOut(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/gallery`);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('Logout').click();
  await expect(page).toHaveURL(/\/login$/);
}

async function logIn(page: Page, { email, password }: TestUser): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a code or a recovery code signs in after the password, until an admin resets it', async ({
  browser,
  page,
}) => {
  const server = await startPrepared({ env: { REQUIRE_ADMIN_2FA: 'on' } });
  // Through the form, because it stores that the terms were accepted in this browser.
  const account = await signUpByForm(page, server.origin);
  const { secret, recoveryCodes } = await turnOn(page, server.origin);

  await logOut(page, server.origin);
  await logIn(page, account);
  await enterCode(page, '000000');
  await expect(page.getByText(/^This code is wrong or was already used/)).toBeVisible();
  await enterCode(page, codeOf(secret, 1));
  await page.waitForURL('**/editor');

  await logOut(page, server.origin);
  await logIn(page, account);
  await enterCode(page, recoveryCodes[0] ?? '');
  await page.waitForURL('**/editor');
  await page.goto(`${server.origin}/profile`);
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();

  // The panel opens to an admin once they sign in with a second factor.
  const context = await browser.newContext({ storageState: server.admin });
  await confirmPassword(context, server);
  const admin = await context.newPage();
  await admin.goto(`${server.origin}/admin?part=people`);
  await expect(admin.getByText('Turn on two-factor sign-in in your profile first.')).toBeVisible();
  await turnOn(admin, server.origin);
  await admin.goto(`${server.origin}/admin?part=people`);
  await admin.getByLabel('Search users').fill(account.email);
  await admin.getByRole('button', { name: `Change ${account.email}` }).click();
  const dialog = admin.getByRole('dialog', { name: account.name });
  await dialog.getByLabel('Reason').fill('lost the phone');
  await dialog.getByRole('button', { name: 'Reset two-factor sign-in' }).click();
  await expect(dialog.getByRole('button', { name: 'Reset two-factor sign-in' })).toBeHidden();

  await page.reload();
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, account);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expect(page.locator('#secondFactor').getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.close();
  await context.close();
  await server.stop();
  server.remove();
});
