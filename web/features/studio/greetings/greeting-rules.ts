import { dayMs } from '#contract/durations.ts';
import type { Greeting, User } from '#contract/session.ts';

/** How many days a user counts as new. */
export const welcomeDays = 7;

/** The studio's popups; the discount is the gallery's. */
export type StudioGreeting = Exclude<Greeting, 'discount'>;

/** What a user has dismissed. */
export interface Dismissed {
  hasBeenWelcomed: boolean;
  /** When the popup about expired coins was last dismissed: milliseconds since the epoch, 0 for never. */
  trialDismissedAt: number;
  /** Whether the first month's discount was dismissed. */
  hasSeenDiscount: boolean;
}

export const nothingDismissed: Dismissed = {
  hasBeenWelcomed: false,
  trialDismissedAt: 0,
  hasSeenDiscount: false,
};

/**
 * Merges what the account knows, from any browser, with what this browser knows, which the account may not
 * have yet.
 */
export function dismissedOf(
  user: Pick<User, 'hasBeenWelcomed' | 'trialEndShownAt' | 'hasSeenDiscount'>,
  here: Dismissed,
): Dismissed {
  return {
    hasBeenWelcomed: here.hasBeenWelcomed || user.hasBeenWelcomed,
    trialDismissedAt: Math.max(
      here.trialDismissedAt,
      user.trialEndShownAt === null ? 0 : Date.parse(user.trialEndShownAt),
    ),
    hasSeenDiscount: here.hasSeenDiscount || user.hasSeenDiscount,
  };
}

/** What the rules depend on. */
export type GreetingFacts = Pick<
  User,
  'planType' | 'hasReceivedInitialCoins' | 'hasGeneratedImages' | 'initialCoinsExpiryDate' | 'createdAt'
>;

/**
 * The studio's popup: free coins of a free-plan account have expired and none are left, once a day; or
 * welcome, once, to users who came within the last week and have made nothing. Usually null.
 */
export function greetingFor(
  user: GreetingFacts,
  coins: number,
  dismissed: Dismissed,
  now: number,
): StudioGreeting | null {
  if (isTrialOver(user, coins, now))
    return now - dismissed.trialDismissedAt >= dayMs ? 'trial_expired' : null;
  const isNew = now - Date.parse(user.createdAt) < welcomeDays * dayMs;
  return isNew && !user.hasGeneratedImages && !dismissed.hasBeenWelcomed ? 'welcome' : null;
}

/** Users with this many pictures know what a plan is good for. */
const discountPictures = 6;

/**
 * The gallery's popup: welcome, by the studio's rule; or the first month's discount, once, to users of the
 * free plan who came a day ago or earlier and have made several pictures. Usually null.
 */
export function galleryGreetingFor(
  user: GreetingFacts,
  { coins, pictures }: { coins: number; pictures: number },
  dismissed: Dismissed,
  now: number,
): Extract<Greeting, 'welcome' | 'discount'> | null {
  if (greetingFor(user, coins, dismissed, now) === 'welcome') return 'welcome';
  const isSettled = now - Date.parse(user.createdAt) >= dayMs && pictures >= discountPictures;
  return user.planType === 'free' && isSettled && !dismissed.hasSeenDiscount ? 'discount' : null;
}

function isTrialOver(user: GreetingFacts, coins: number, now: number): boolean {
  return (
    user.planType === 'free' &&
    user.hasReceivedInitialCoins &&
    user.initialCoinsExpiryDate !== null &&
    Date.parse(user.initialCoinsExpiryDate) <= now &&
    coins === 0
  );
}
