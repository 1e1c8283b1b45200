import { describe, expect, it } from 'vitest';
import { dayMs } from '#contract/durations.ts';
import {
  dismissedOf,
  type GreetingFacts,
  galleryGreetingFor,
  greetingFor,
  nothingDismissed,
} from './greeting-rules.ts';

const now = Date.parse('2026-05-10T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString();

const newcomer: GreetingFacts = {
  planType: 'free',
  hasReceivedInitialCoins: true,
  hasGeneratedImages: false,
  initialCoinsExpiryDate: daysAgo(-30),
  createdAt: daysAgo(0),
};
const expired: GreetingFacts = {
  ...newcomer,
  hasGeneratedImages: true,
  initialCoinsExpiryDate: daysAgo(1),
  createdAt: daysAgo(31),
};

describe('the welcome popup', () => {
  it('is for users of less than a week who have made nothing', () => {
    expect(greetingFor(newcomer, 100, nothingDismissed, now)).toBe('welcome');
    expect(greetingFor({ ...newcomer, createdAt: daysAgo(6.9) }, 100, nothingDismissed, now)).toBe('welcome');
    expect(greetingFor({ ...newcomer, createdAt: daysAgo(7) }, 100, nothingDismissed, now)).toBeNull();
    expect(greetingFor({ ...newcomer, hasGeneratedImages: true }, 100, nothingDismissed, now)).toBeNull();
  });

  it('appears once', () => {
    expect(greetingFor(newcomer, 100, { ...nothingDismissed, hasBeenWelcomed: true }, now)).toBeNull();
  });
});

describe('the popup about expired free coins', () => {
  it('appears when they have expired and no coins are left', () => {
    expect(greetingFor(expired, 0, nothingDismissed, now)).toBe('trial_expired');
  });

  it.each<[string, Partial<GreetingFacts>, number]>([
    ['while they last', { initialCoinsExpiryDate: daysAgo(-1) }, 0],
    ['on a paid plan', { planType: 'basic' }, 0],
    ['to who never had any', { hasReceivedInitialCoins: false }, 0],
    ['where no date is known', { initialCoinsExpiryDate: null }, 0],
    ['while coins are left', {}, 5],
  ])('does not appear %s', (_, fields, coins) => {
    expect(greetingFor({ ...expired, ...fields }, coins, nothingDismissed, now)).toBeNull();
  });

  it('appears once a day', () => {
    const dismissed = (ago: number) => ({ ...nothingDismissed, trialDismissedAt: now - ago });
    expect(greetingFor(expired, 0, dismissed(dayMs - 1), now)).toBeNull();
    expect(greetingFor(expired, 0, dismissed(dayMs), now)).toBe('trial_expired');
  });

  it('precedes the welcome, which is useless without coins', () => {
    const late = { ...newcomer, initialCoinsExpiryDate: daysAgo(1) };
    expect(greetingFor(late, 0, nothingDismissed, now)).toBe('trial_expired');
  });
});

describe('the gallery’s popup', () => {
  const maker: GreetingFacts = { ...newcomer, hasGeneratedImages: true, createdAt: daysAgo(1) };
  const has = { coins: 40, pictures: 6 };

  it('is the first month’s discount, for users of the free plan with several pictures', () => {
    expect(galleryGreetingFor(maker, has, nothingDismissed, now)).toBe('discount');
  });

  it.each<[string, Partial<GreetingFacts>, number]>([
    ['on a paid plan', { planType: 'basic' }, 6],
    ['on the first day', { createdAt: daysAgo(0.9) }, 6],
    ['for users with few pictures', {}, 5],
  ])('is none %s', (_, fields, pictures) => {
    expect(
      galleryGreetingFor({ ...maker, ...fields }, { coins: 40, pictures }, nothingDismissed, now),
    ).toBeNull();
  });

  it('shows the discount once', () => {
    expect(galleryGreetingFor(maker, has, { ...nothingDismissed, hasSeenDiscount: true }, now)).toBeNull();
  });

  it('is the welcome for new users, as in the studio, and once for both', () => {
    const nothing = { coins: 100, pictures: 0 };
    expect(galleryGreetingFor(newcomer, nothing, nothingDismissed, now)).toBe('welcome');
    const dismissed = { ...nothingDismissed, hasBeenWelcomed: true };
    expect(galleryGreetingFor(newcomer, nothing, dismissed, now)).toBeNull();
  });
});

describe('what a user has dismissed', () => {
  it('counts in every browser', () => {
    const noAccountRecord = { hasBeenWelcomed: false, trialEndShownAt: null, hasSeenDiscount: false };
    const accountRecord = { hasBeenWelcomed: true, trialEndShownAt: daysAgo(0.5), hasSeenDiscount: true };
    expect(dismissedOf(noAccountRecord, nothingDismissed)).toEqual(nothingDismissed);
    expect(greetingFor(newcomer, 100, dismissedOf(accountRecord, nothingDismissed), now)).toBeNull();
    expect(greetingFor(expired, 0, dismissedOf(accountRecord, nothingDismissed), now)).toBeNull();
    // The later of two records counts.
    expect(dismissedOf(accountRecord, { ...nothingDismissed, trialDismissedAt: now })).toEqual({
      hasBeenWelcomed: true,
      trialDismissedAt: now,
      hasSeenDiscount: true,
    });
  });
});
