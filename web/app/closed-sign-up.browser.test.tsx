import { render } from 'vitest-browser-react';
import { checkAuth } from '#contract/session.ts';
import type { LandingData } from '#contract/site.ts';
import { answerForVisitor } from '#web/testing/fake-account.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { LandingRoot } from './landing/root.tsx';

const offers = /free coins|try it free|test is free/i;

function landing(isSignUpClosed: boolean): LandingData {
  return {
    language: 'en',
    isSignedIn: false,
    usesCoins: true,
    isSignUpClosed,
    content: { figures: [], testimonials: [], faq: [], social: [], updates: [] },
    showcase: [],
    showcaseTotal: 0,
  };
}

test('the landing page offers free coins only while a visitor can get an account', async () => {
  const { rerender } = await render(<LandingRoot data={landing(false)} />);
  await expect.element(page.getByRole('link', { name: 'Try It Free' }).first()).toBeVisible();
  expect(document.body.innerText).toMatch(offers);
  await rerender(<LandingRoot data={landing(true)} />);
  await expect
    .element(page.getByRole('link', { name: 'Launch App' }).first())
    .toHaveAttribute('href', '/login');
  expect(document.body.innerText).not.toMatch(offers);
});

test('a visitor of the plans reads that no new account is taken', async ({ api }) => {
  answerForVisitor(api);
  answerForSite(api);
  api.answer(checkAuth, () => ({
    authenticated: false,
    user: null,
    usesCoins: true,
    isSignUpClosed: true,
    isAdmin: false,
  }));
  await openPage('/pricing');
  await expect.element(page.getByRole('heading', { name: 'Plans and prices' })).toBeVisible();
  expect(document.body.innerText).not.toMatch(offers);
});
