import { getDesign } from '#contract/designs.ts';
import { checkAuth, getUserInfo } from '#contract/session.ts';
import { entryTexts } from '#web/features/canvas/entry/texts.ts';
import { startTexts } from '#web/features/canvas/starts/texts.ts';
import { accessibilityViolations } from '#web/testing/accessibility.ts';
import { answerForVisitor } from '#web/testing/fake-account.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForCanvas } from '#web/testing/fake-canvas.ts';
import { answerForGallery, pictureOf } from '#web/testing/fake-gallery.ts';
import { answerForSite } from '#web/testing/fake-site.ts';
import { address, openPage, reloadPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { accessTexts } from './access/texts.ts';
import { canvasGateTexts } from './texts.ts';

const success = true as const;
const gate = page.getByRole('heading', { name: canvasGateTexts.english.gateTitle });

test('the canvas editor’s gate shows what it checks, three plans, and a link back', async ({ api, user }) => {
  answerForSite(api);
  answerForGallery(api);
  api.answer(getUserInfo, () => ({ success, ...user }));
  await openPage('/editor/canvas');
  await expect.element(gate).toBeVisible();

  const session = Promise.withResolvers<void>();
  const plan = Promise.withResolvers<void>();
  api.answer(checkAuth, async () => {
    await session.promise;
    return { authenticated: true, user, usesCoins: true, isSignUpClosed: false, isAdmin: false };
  });
  api.answer(getUserInfo, async () => {
    await plan.promise;
    return { success, ...user };
  });
  await reloadPage();
  await expect.element(page.getByText(accessTexts.english.authenticating)).toBeVisible();
  session.resolve();
  await expect.element(page.getByText(accessTexts.english.verifying)).toBeVisible();
  plan.resolve();
  await expect.element(gate).toBeVisible();
  await expect.element(page.getByText(canvasGateTexts.english.mobile)).toBeVisible();
  const film = page.getByLabelText(canvasGateTexts.english.film).element();
  if (!(film instanceof HTMLVideoElement)) throw new Error('The film is no video.');
  expect(film.volume).toBeCloseTo(0.3);
  // Muted until the user asks for sound.
  expect(film.muted).toBe(true);
  await page.getByRole('button', { name: /^(Play|Turn on sound)/ }).click();
  await expect.poll(() => film.muted).toBe(false);
  await expect.poll(() => Number(Reflect.get(film, 'webkitAudioDecodedByteCount'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: canvasGateTexts.english.unlock }).click();
  await expect.element(page.getByRole('heading', { name: canvasGateTexts.english.choose })).toHaveFocus();
  const plans = page.getByRole('heading', { level: 3 }).elements();
  expect(plans.map(({ textContent }) => textContent)).toEqual(['PRO', 'Plus', 'Enterprise']);
  expect(await accessibilityViolations('body')).toEqual([]);
  await page.getByRole('link', { name: canvasGateTexts.english.later }).click();
  await expect.poll(address).toBe('/editor');
});

test('the gate keeps the picture in the address, and a plan that comes opens the editor on it', async ({
  api,
  events,
  user,
}) => {
  answerForSite(api);
  const image = pictureOf(1, { prompt: 'a lighthouse' });
  answerForGallery(api, [image]);
  api.answer(getUserInfo, () => ({ success, ...user }));
  await openPage(`/editor?edit=${image.id}`);
  await expect.element(gate).toBeVisible();
  await expect.poll(address).toBe(`/editor/canvas?edit=${image.id}`);
  await expect.element(page.getByRole('img', { name: 'a lighthouse' })).toBeVisible();
  await expect.element(page.getByText(canvasGateTexts.english.kept)).toBeVisible();

  answerForCanvas({ api, events, user }, [image]);
  events.send('billing.changed', {});
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect.element(page.getByText(entryTexts.english.imageLoaded)).toBeVisible();
});

test('a design without a plan for the editor opens in the design panel', async ({ api, user }) => {
  answerForSite(api);
  const image = pictureOf(1, { prompt: 'a shark', isDesign: true });
  answerForGallery(api, [image]);
  api.answer(getUserInfo, () => ({ success, ...user }));
  api.answer(getDesign, () => refusal('not_found'));
  await openPage(`/editor/canvas?image=${image.id}`);
  await expect.element(page.getByRole('dialog').filter({ hasText: /design/i })).toBeVisible();
});

test('a session that ends leaves the editor for the login after two seconds', async ({
  api,
  events,
  user,
}) => {
  answerForSite(api);
  answerForCanvas({ api, events, user });
  await openPage('/editor/canvas');
  await expect.element(page.getByRole('heading', { name: startTexts.english.startTitle })).toBeVisible();
  answerForVisitor(api);
  const endedAt = performance.now();
  await reloadPage();
  await expect.poll(() => location.pathname).toBe('/login');
  expect(performance.now() - endedAt).toBeGreaterThanOrEqual(2_000);
});
