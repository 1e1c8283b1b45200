import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { cannotAfford, setCoins } from './coins.ts';

it('a balance requested before a change does not undo it', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<number>();
  client.setQueryData(['coins'], 100);
  const request = client
    .fetchQuery({ queryKey: ['coins'], queryFn: () => promise, staleTime: 0 })
    .catch(() => undefined);
  setCoins(client, 85);
  resolve(100);
  await request;
  expect(client.getQueryData(['coins'])).toBe(85);
});

it('a balance that arrives during the first request is shown at once', async () => {
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<number>();
  const request = client.fetchQuery({ queryKey: ['coins'], queryFn: () => promise }).catch(() => undefined);
  setCoins(client, 85);
  expect(client.getQueryData(['coins'])).toBe(85);
  resolve(100);
  await request;
  expect(client.getQueryData(['coins'])).toBe(85);
});

it('only a balance from the server causes a refusal', () => {
  const client = new QueryClient();
  expect(cannotAfford(client, 15)).toBe(false);
  setCoins(client, 14);
  expect(cannotAfford(client, 15)).toBe(true);
  setCoins(client, 15);
  expect(cannotAfford(client, 15)).toBe(false);
});
