import { getOperator, sendContactMessage } from '#contract/contact.ts';
import { getSiteContent } from '#contract/site.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForProfile } from '#web/testing/fake-profile.ts';
import { openPage, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';

const success = true as const;

/** The drafts that this tab stores. */
const storedDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('adventure-draft'));

test('a message to the operator survives a reload and is removed once sent', async ({ api }) => {
  api.answer(getOperator, () => ({
    ...{ success, name: null, address: null, supportEmail: null },
    communityUrl: null,
    coOwnership: true,
  }));
  api.answer(getSiteContent, () => refusal('not_found'));
  api.answer(sendContactMessage, () => ({ success, reference: 'message-1', supportHours: null }));
  await openPage('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  const email = page.getByLabelText('E-mail');
  await message.fill('I have written half of a long letter to you.');
  await email.fill('elsewhere@example.com');
  await reloadPage();
  await expect.element(message).toHaveValue('I have written half of a long letter to you.');
  await expect.element(email).toHaveValue('elsewhere@example.com');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(message).not.toBeInTheDocument();
  expect(storedDrafts()).toEqual([]);
});

test('an unsaved name survives a reload; a typed password is not stored', async ({ api, user }) => {
  answerForProfile(api, user);
  await openPage('/profile');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Ada of the half sent');
  await reloadPage();
  await expect.element(name).toHaveValue('Ada of the half sent');
  expect(storedDrafts()).toHaveLength(1);
  const password = () => document.querySelector<HTMLInputElement>('input[type="password"]');
  await expect.poll(password).not.toBeNull();
  await page.elementLocator(password() ?? document.body).fill('a secret of mine');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('a secret of mine');
});
