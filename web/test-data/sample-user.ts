import type { User } from '#contract/session.ts';

/** A signed-in user of the free plan who has dismissed all greetings, for tests. */
export function sampleUser(fields: Partial<User> = {}): User {
  return {
    id: 'user-1',
    displayName: 'Creator',
    email: 'creator@example.com',
    emailVerified: true,
    profilePicture: null,
    usesCoins: true,
    coins: 100,
    planType: 'free',
    isPremium: false,
    isAdmin: false,
    hasReceivedInitialCoins: true,
    hasGeneratedImages: true,
    initialCoinsExpiryDate: null,
    firstLoginDate: '2026-05-01T09:00:00.000Z',
    language: null,
    theme: null,
    deletionDate: null,
    hasBeenWelcomed: true,
    trialEndShownAt: null,
    hasSeenDiscount: true,
    createdAt: '2026-05-01T09:00:00.000Z',
    ...fields,
  };
}
