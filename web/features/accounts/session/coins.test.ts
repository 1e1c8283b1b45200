import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isSurelyShort, setCoins } from './coins.ts';

it('a balance that was asked for before a change does not undo it', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<number>();
  client.setQueryData(['coins'], 100);
  const asked = client
    .fetchQuery({ queryKey: ['coins'], queryFn: () => promise, staleTime: 0 })
    .catch(() => undefined);
  setCoins(client, 85);
  resolve(100);
  await asked;
  expect(client.getQueryData(['coins'])).toBe(85);
});

it('a balance that comes while the first one is asked for is shown at once', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<number>();
  const asked = client.fetchQuery({ queryKey: ['coins'], queryFn: () => promise }).catch(() => undefined);
  setCoins(client, 85);
  expect(client.getQueryData(['coins'])).toBe(85);
  resolve(100);
  await asked;
  expect(client.getQueryData(['coins'])).toBe(85);
});

it('a press is refused by a balance that the server has told alone', () => {
  const client = new QueryClient();
  expect(isSurelyShort(client, 15)).toBe(false);
  setCoins(client, 14);
  expect(isSurelyShort(client, 15)).toBe(true);
  setCoins(client, 15);
  expect(isSurelyShort(client, 15)).toBe(false);
});
