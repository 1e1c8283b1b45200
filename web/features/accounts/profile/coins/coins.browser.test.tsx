import { type CoinGrant, type CoinLine, listCoinHistory } from '#contract/coin-history.ts';
import { refusal } from '#web/testing/fake-api.ts';
import { answerForProfile } from '#web/testing/fake-profile.ts';
import { openPage } from '#web/testing/page.ts';
import { expect, page, test } from '#web/testing/test.ts';
import { uiTexts } from '#web/ui/ui-texts.ts';
import { coinsTexts } from './texts.ts';

const { english: words } = coinsTexts;
const day = '2026-05-01T09:00:00.000Z';

function grant(remaining: number): CoinGrant {
  return {
    id: 'grant-1',
    source: 'signup',
    amount: 100,
    remaining,
    held: 100 - remaining,
    createdAt: day,
    expiresAt: '2026-06-01T09:00:00.000Z',
    renewsAt: null,
  };
}

const given: CoinLine = {
  id: 'line-1',
  kind: 'granted',
  coins: 100,
  effect: 100,
  source: 'signup',
  job: null,
  createdAt: day,
};

function ofJob(kind: 'reserved' | 'returned', effect: number): CoinLine {
  const job = { id: 'job-1', tool: 'Thumbnail' as const, prompt: 'something that breaks' };
  return { id: 'line-2', kind, coins: 15, effect, source: null, job, createdAt: day };
}

const coins = page.getByRole('region', { name: words.coins, exact: true });

test('a failed job appears in the history at once, with its coins returned', async ({
  api,
  events,
  user,
}) => {
  const book = answerForProfile(api, user);
  Object.assign(book, { grants: [grant(100)], lines: [given] });
  await openPage('/profile#coins');
  const today = coins.getByRole('list', { name: words.history }).getByRole('button');
  await expect.element(today).toHaveAttribute('aria-expanded', 'false');
  await today.click();
  const lines = coins.getByRole('list', { name: words.history }).getByRole('list').getByRole('listitem');
  await expect.poll(() => lines.elements()).toHaveLength(1);

  Object.assign(book, { grants: [grant(85)], lines: [ofJob('reserved', -15), given] });
  user.coins = 85;
  events.send('coins.changed', { coins: 85 });
  await expect.element(lines.first()).toMatchTextContent(words.inProgress);
  await expect.element(coins.getByText('15 more are reserved for pictures in progress.')).toBeVisible();

  Object.assign(book, { grants: [grant(100)], lines: [ofJob('returned', 0), given] });
  user.coins = 100;
  events.send('coins.changed', { coins: 100 });
  await expect.element(lines.first()).toMatchTextContent(words.notCharged);
  await expect.element(coins.getByText('100 of 100 left')).toBeVisible();
});

test('a history that fails to load says so and can be retried', async ({ api, user }) => {
  const book = answerForProfile(api, user);
  Object.assign(book, { grants: [grant(100)], lines: [given] });
  api.answer(listCoinHistory, () => refusal('forbidden'));
  await openPage('/profile#coins');
  await expect.element(coins.getByRole('heading', { name: words.historyFailed })).toBeVisible();
  Object.assign(answerForProfile(api, user), book);
  await coins.getByRole('button', { name: uiTexts.english.tryAgain }).click();
  await coins.getByRole('list', { name: words.history }).getByRole('button').click();
  await expect.element(coins.getByText('Received: Welcome gift')).toBeVisible();
});
