import { expect, it } from 'vitest';
import { askedTariff } from './asked-tariff.ts';

const asked = (search: string, planType: 'basic' | null = 'basic', interval: 'monthly' | null = 'monthly') =>
  askedTariff(new URLSearchParams(search), { planType, interval });

it('opens with what the address asks for', () => {
  expect(asked('?plan=plus&interval=yearly')).toEqual({ plan: 'plus', interval: 'yearly' });
  expect(asked('?plan=plus')).toEqual({ plan: 'plus', interval: 'monthly' });
});

it('opens with what is paid for where the address asks for nothing that there is', () => {
  expect(asked('')).toEqual({ plan: 'basic', interval: 'monthly' });
  expect(asked('?plan=free&interval=daily')).toEqual({ plan: 'basic', interval: 'monthly' });
  expect(asked('?plan=gold', null, null)).toEqual({ plan: 'pro', interval: 'yearly' });
});
