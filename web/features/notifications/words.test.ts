import { afterEach, describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { NotificationContent } from '#contract/notifications.ts';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { textOf } from './words.ts';

afterEach(() => setLanguage('en'));

const contents: NotificationContent[] = [
  { type: 'welcome', values: { coins: 100, days: 30 } },
  { type: 'welcome', values: { coins: 0, days: 0 } },
  { type: 'first_image', values: { imageId: 'a' } },
  { type: 'discord_community', values: {} },
  { type: 'coin_expiration', values: { coins: 70, expiresAt: Date.UTC(2026, 11, 3, 12), source: 'signup' } },
  { type: 'coin_expiration', values: { coins: 1, expiresAt: Date.UTC(2026, 11, 3, 12), source: 'admin' } },
  { type: 'low_balance', values: { coins: 58 } },
  { type: 'low_balance', values: { coins: 29 } },
  { type: 'low_balance', values: { coins: 0 } },
  { type: 'purchase', values: { plan: 'Pro', coins: 1200 } },
  { type: 'link_opened', values: { linkId: 'a', title: '' } },
  { type: 'link_comments', values: { linkId: 'a', title: 'Cover of June', count: 3 } },
  { type: 'link_choices', values: { linkId: 'a', title: '', count: 1 } },
  { type: 'second_factor', values: { isOn: true } },
  { type: 'second_factor', values: { isOn: false } },
  { type: 'recovery_codes', values: {} },
];

describe.each(languages)('in %s', (language) => {
  it.each(contents)('$type with $values fills every placeholder', async (content) => {
    await loadCatalogues(language);
    setLanguage(language);
    for (const text of Object.values(textOf(content))) expect(text).toMatch(/^[^{}]+$/);
  });
});

it('numbers, plurals and dates follow the language', async () => {
  const [, , , , expiring, , low, one] = contents;
  if (!expiring || !low || !one) throw new Error('there are samples');
  expect(textOf(low).message).toBe('58 coins left, enough for 3 thumbnails.');
  expect(textOf(one).message).toBe('29 coins left, enough for 1 thumbnail.');
  expect(textOf(expiring).message).toBe('70 coins expire on December 3.');
  await loadCatalogues('pt');
  setLanguage('pt');
  expect(textOf(low).message).toBe('Restam 58 moedas, o bastante para 3 thumbnails.');
  expect(textOf(expiring).message).toBe('70 moedas expiram em 3 de dezembro.');
});

it('the specification’s titles appear word for word', () => {
  expect(textOf({ type: 'welcome', values: { coins: 100, days: 30 } }).title).toContain('Adventure');
  expect(textOf({ type: 'first_image', values: { imageId: 'a' } }).title).toBe(
    'Congratulations on Your First Creation!',
  );
});
