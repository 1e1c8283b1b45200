import { signInWithEmail } from '#contract/accounts.ts';
import { getProfile } from '#contract/profile.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
} from '#contract/second-factor.ts';
import { checkAuth, type User } from '#contract/session.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { answerForVisitor } from '#web/testing/fake-account.ts';
import { type FakeApi, refusal } from '#web/testing/fake-api.ts';
import { answerForProfile } from '#web/testing/fake-profile.ts';
import { answerForStudio } from '#web/testing/fake-studio.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const success = true as const;
const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const address = `otpauth://totp/Adventure:ada?secret=${secret}`;
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `AAAA-BBBB-CCCC-000${at}`);
const dialog = page.getByRole('dialog');

test('it is turned on with a code of the app, and the recovery codes are shown once', async ({
  api,
  user,
}) => {
  answerForProfile(api, user);
  api.answer(beginSecondFactor, () => ({ success, secret, address }));
  api.answer(confirmSecondFactor, ({ body: { code } }) =>
    code === '123456' ? { success, recoveryCodes, endedSessions: 0 } : refusal('second_factor_invalid'),
  );
  await openPage('/profile');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expect.element(dialog.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('Please enter the code.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText(/^This code is wrong or was already used/)).toBeVisible();
  expect(await accessibilityViolations('[role=dialog]')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(dialog.getByText('AAAA-BBBB-CCCC-0009')).toBeVisible();
  const file = dialog.getByRole('link', { name: 'Download' });
  await expect.element(file).toHaveAttribute('download', 'adventure-recovery-codes.txt');
  expect(decodeURIComponent(file.element().getAttribute('href') ?? '')).toContain(recoveryCodes.join('\n'));
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

/** Two-factor sign-in is on, until a test changes `state`. */
function answerTurnedOn(api: FakeApi, user: User) {
  const state = { isOn: true, recoveryCodesLeft: 7 };
  answerForProfile(api, user);
  api.answer(getProfile, () => ({
    success,
    profile: {
      name: user.displayName,
      email: user.email,
      emailVerified: true,
      picture: null,
      language: null,
      theme: null,
      emailPreferences: { newSignIn: true, coinsExpiring: true, news: false },
      writesPrompt: false,
      hasPassword: true,
      secondFactorSince: state.isOn ? user.createdAt : null,
      recoveryCodesLeft: state.isOn ? state.recoveryCodesLeft : 0,
      createdAt: user.createdAt,
      deletionDate: null,
    },
  }));
  return state;
}

test('new recovery codes replace the old ones, after a warning', async ({ api, user }) => {
  const state = answerTurnedOn(api, user);
  let fails = true;
  api.answer(renewRecoveryCodes, () => {
    if (fails) return refusal('second_factor_not_begun');
    state.recoveryCodesLeft = recoveryCodes.length;
    return { success, recoveryCodes };
  });
  await openPage('/profile');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expect.element(dialog.getByText('The ones you have now stop working.')).toBeVisible();
  expect(api.requests(renewRecoveryCodes)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Get new codes' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Two-factor sign-in is off.');
  fails = false;
  await dialog.getByRole('button', { name: 'Get new codes' }).click();
  await expect.element(dialog.getByText('AAAA-BBBB-CCCC-0009')).toBeVisible();
  await expect.element(dialog.getByText('AAAA-BBBB-CCCC-0000')).toBeVisible();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect.element(page.getByText('10 recovery codes left.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('it is turned off with a code', async ({ api, user }) => {
  const state = answerTurnedOn(api, user);
  api.answer(disableSecondFactor, () => {
    state.isOn = false;
    return { success };
  });
  await openPage('/profile');
  await expect.element(page.getByText('7 recovery codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('textbox', { name: 'Code or recovery code' }).fill('123456');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect.element(page.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

test('the login asks for a code after the password, and keeps both', async ({ api, events, user }) => {
  answerForStudio({ api, events, user });
  answerForVisitor(api);
  api.answer(signInWithEmail, ({ body: { code } }) => {
    if (code === undefined) return refusal('second_factor_required');
    if (code !== '123456') return refusal('second_factor_invalid');
    api.answer(checkAuth, () => ({
      authenticated: true,
      user,
      usesCoins: true,
      isSignUpClosed: false,
      isAdmin: false,
    }));
    return { success, user };
  });
  await openPage('/login');
  await page.getByRole('checkbox').click();
  await page.getByLabelText('E-mail').fill(user.email);
  await page.getByLabelText('Password', { exact: true }).fill('a long enough secret');
  const enter = page.getByRole('button', { name: 'Login', exact: true });
  await enter.click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect.element(code).toHaveFocus();
  await code.fill('000000');
  await enter.click();
  await expect.element(page.getByText(/^This code is wrong or was already used/)).toBeVisible();
  await code.fill('123456');
  await enter.click();
  await expect.poll(() => location.pathname).toBe('/editor');
});
