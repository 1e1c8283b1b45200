import { expect, it } from 'vitest';
import { requestedTariff } from './requested-tariff.ts';

const request = (
  search: string,
  planType: 'basic' | null = 'basic',
  interval: 'monthly' | null = 'monthly',
) => requestedTariff(new URLSearchParams(search), { planType, interval });

it('opens with the address’s tariff', () => {
  expect(request('?plan=plus&interval=yearly')).toEqual({ plan: 'plus', interval: 'yearly' });
  expect(request('?plan=plus')).toEqual({ plan: 'plus', interval: 'monthly' });
});

it('opens with the current tariff if the address names none that exists', () => {
  expect(request('')).toEqual({ plan: 'basic', interval: 'monthly' });
  expect(request('?plan=free&interval=daily')).toEqual({ plan: 'basic', interval: 'monthly' });
  expect(request('?plan=gold', null, null)).toEqual({ plan: 'pro', interval: 'yearly' });
});
