import { describe, expect, it } from 'vitest';
import { type Greeted, galleryGreetingFor, greetingFor, toldNothing, toldOf } from './greeting-rules.ts';

const now = Date.parse('2026-05-10T12:00:00.000Z');
const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString();

const newcomer: Greeted = {
  planType: 'free',
  hasReceivedInitialCoins: true,
  hasGeneratedImages: false,
  initialCoinsExpiryDate: daysAgo(-30),
  createdAt: daysAgo(0),
};
const expired: Greeted = {
  ...newcomer,
  hasGeneratedImages: true,
  initialCoinsExpiryDate: daysAgo(1),
  createdAt: daysAgo(31),
};

describe('the welcome', () => {
  it('is for who came within a week and has made nothing', () => {
    expect(greetingFor(newcomer, 100, toldNothing, now)).toBe('welcome');
    expect(greetingFor({ ...newcomer, createdAt: daysAgo(6.9) }, 100, toldNothing, now)).toBe('welcome');
    expect(greetingFor({ ...newcomer, createdAt: daysAgo(7) }, 100, toldNothing, now)).toBeNull();
    expect(greetingFor({ ...newcomer, hasGeneratedImages: true }, 100, toldNothing, now)).toBeNull();
  });

  it('comes once', () => {
    expect(greetingFor(newcomer, 100, { ...toldNothing, hasBeenWelcomed: true }, now)).toBeNull();
  });
});

describe('the end of the free coins', () => {
  it('is told when they have expired and nothing is left', () => {
    expect(greetingFor(expired, 0, toldNothing, now)).toBe('trial_expired');
  });

  it.each<[string, Partial<Greeted>, number]>([
    ['while they last', { initialCoinsExpiryDate: daysAgo(-1) }, 0],
    ['on a paid plan', { planType: 'basic' }, 0],
    ['to who never had any', { hasReceivedInitialCoins: false }, 0],
    ['where no date is known', { initialCoinsExpiryDate: null }, 0],
    ['while coins are left', {}, 5],
  ])('is not told %s', (_, fields, coins) => {
    expect(greetingFor({ ...expired, ...fields }, coins, toldNothing, now)).toBeNull();
  });

  it('is told once a day', () => {
    const told = (ago: number) => ({ ...toldNothing, trialToldAt: now - ago });
    expect(greetingFor(expired, 0, told(dayMs - 1), now)).toBeNull();
    expect(greetingFor(expired, 0, told(dayMs), now)).toBe('trial_expired');
  });

  it('goes before the welcome, which somebody who has nothing left to try has no use for', () => {
    const late = { ...newcomer, initialCoinsExpiryDate: daysAgo(1) };
    expect(greetingFor(late, 0, toldNothing, now)).toBe('trial_expired');
  });
});

describe('what the gallery says', () => {
  const maker: Greeted = { ...newcomer, hasGeneratedImages: true, createdAt: daysAgo(1) };
  const has = { coins: 40, pictures: 6 };

  it('is the discount of the first month, to who has made several pictures on the free plan', () => {
    expect(galleryGreetingFor(maker, has, toldNothing, now)).toBe('discount');
  });

  it.each<[string, Partial<Greeted>, number]>([
    ['on a paid plan', { planType: 'basic' }, 6],
    ['on the first day', { createdAt: daysAgo(0.9) }, 6],
    ['to who has made few', {}, 5],
  ])('is nothing %s', (_, fields, pictures) => {
    expect(galleryGreetingFor({ ...maker, ...fields }, { coins: 40, pictures }, toldNothing, now)).toBeNull();
  });

  it('is the discount once', () => {
    expect(galleryGreetingFor(maker, has, { ...toldNothing, hasSeenDiscount: true }, now)).toBeNull();
  });

  it('is welcome to who is new, as in the studio, and once for both', () => {
    const nothing = { coins: 100, pictures: 0 };
    expect(galleryGreetingFor(newcomer, nothing, toldNothing, now)).toBe('welcome');
    const told = { ...toldNothing, hasBeenWelcomed: true };
    expect(galleryGreetingFor(newcomer, nothing, told, now)).toBeNull();
  });
});

describe('what somebody was told', () => {
  it('counts from whatever browser it was put away in', () => {
    const nowhere = { hasBeenWelcomed: false, trialToldAt: null, hasSeenDiscount: false };
    const elsewhere = { hasBeenWelcomed: true, trialToldAt: daysAgo(0.5), hasSeenDiscount: true };
    expect(toldOf(nowhere, toldNothing)).toEqual(toldNothing);
    expect(greetingFor(newcomer, 100, toldOf(elsewhere, toldNothing), now)).toBeNull();
    expect(greetingFor(expired, 0, toldOf(elsewhere, toldNothing), now)).toBeNull();
    // Of two that know of it the later one counts.
    expect(toldOf(elsewhere, { ...toldNothing, trialToldAt: now })).toEqual({
      hasBeenWelcomed: true,
      trialToldAt: now,
      hasSeenDiscount: true,
    });
  });
});
