import { expect, it } from 'vitest';
import { requestedTariff } from './requested-tariff.ts';

const asked = (search: string, planType: 'basic' | null = 'basic', interval: 'monthly' | null = 'monthly') =>
  requestedTariff(new URLSearchParams(search), { planType, interval });

it('opens with the address’s tariff', () => {
  expect(asked('?plan=plus&interval=yearly')).toEqual({ plan: 'plus', interval: 'yearly' });
  expect(asked('?plan=plus')).toEqual({ plan: 'plus', interval: 'monthly' });
});

it('opens with the current tariff if the address names none that exists', () => {
  expect(asked('')).toEqual({ plan: 'basic', interval: 'monthly' });
  expect(asked('?plan=free&interval=daily')).toEqual({ plan: 'basic', interval: 'monthly' });
  expect(asked('?plan=gold', null, null)).toEqual({ plan: 'pro', interval: 'yearly' });
});
