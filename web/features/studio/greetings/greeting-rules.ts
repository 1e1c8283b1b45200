import type { Greeting, User } from '#contract/accounts.ts';

const dayMs = 24 * 60 * 60_000;

/** Somebody is new for this many days. */
export const welcomeDays = 7;

/** What the studio says by itself; the discount is the gallery's. */
export type StudioGreeting = Exclude<Greeting, 'discount'>;

/** What somebody was told. */
export interface Told {
  hasBeenWelcomed: boolean;
  /** When they were last told that their free coins have expired: milliseconds since the epoch, 0 for never. */
  trialToldAt: number;
  /** Whether they have put the discount of the first month away. */
  hasSeenDiscount: boolean;
}

export const toldNothing: Told = {
  hasBeenWelcomed: false,
  trialToldAt: 0,
  hasSeenDiscount: false,
};

/** What the account knows of, from whatever browser, and what this one does, which may not have reached the account yet. */
export function toldOf(
  user: Pick<User, 'hasBeenWelcomed' | 'trialToldAt' | 'hasSeenDiscount'>,
  here: Told,
): Told {
  return {
    hasBeenWelcomed: here.hasBeenWelcomed || user.hasBeenWelcomed,
    trialToldAt: Math.max(here.trialToldAt, user.trialToldAt === null ? 0 : Date.parse(user.trialToldAt)),
    hasSeenDiscount: here.hasSeenDiscount || user.hasSeenDiscount,
  };
}

/** What the rules look at. */
export type Greeted = Pick<
  User,
  'planType' | 'hasReceivedInitialCoins' | 'hasGeneratedImages' | 'initialCoinsExpiryDate' | 'createdAt'
>;

/**
 * What the studio has to say by itself: that the free coins of an account on the free plan have expired and none are
 * left, once a day; or welcome, once, to who came within the last week and has made nothing yet. Null as a rule.
 */
export function greetingFor(user: Greeted, coins: number, told: Told, now: number): StudioGreeting | null {
  if (isTrialOver(user, coins, now)) return now - told.trialToldAt >= dayMs ? 'trial_expired' : null;
  const isNew = now - Date.parse(user.createdAt) < welcomeDays * dayMs;
  return isNew && !user.hasGeneratedImages && !told.hasBeenWelcomed ? 'welcome' : null;
}

/** Who has made this many pictures knows what a plan would be for. */
const discountPictures = 6;

/**
 * What the gallery has to say by itself: welcome, by the studio's rule; or the discount of the first month, once, to who
 * is on the free plan, came a day ago or earlier and has made several pictures. Null as a rule.
 */
export function galleryGreetingFor(
  user: Greeted,
  { coins, pictures }: { coins: number; pictures: number },
  told: Told,
  now: number,
): Extract<Greeting, 'welcome' | 'discount'> | null {
  if (greetingFor(user, coins, told, now) === 'welcome') return 'welcome';
  const isSettled = now - Date.parse(user.createdAt) >= dayMs && pictures >= discountPictures;
  return user.planType === 'free' && isSettled && !told.hasSeenDiscount ? 'discount' : null;
}

function isTrialOver(user: Greeted, coins: number, now: number): boolean {
  return (
    user.planType === 'free' &&
    user.hasReceivedInitialCoins &&
    user.initialCoinsExpiryDate !== null &&
    Date.parse(user.initialCoinsExpiryDate) <= now &&
    coins === 0
  );
}
