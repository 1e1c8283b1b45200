import type { AdminUser } from '#contract/admin.ts';
import { hourMs } from '#contract/durations.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { User } from '#contract/session.ts';
import type { ShowcaseItem } from '#contract/site.ts';
import { sampleImage } from '#web/test-data/sample-image.ts';

/** A user of the free plan whose coins expire in two days. */
export function sampleUser(now: number): User {
  return {
    id: 'sample',
    displayName: 'Sample Creator',
    email: 'creator@example.com',
    emailVerified: true,
    profilePicture: null,
    usesCoins: true,
    coins: 10,
    planType: 'free',
    isPremium: false,
    isAdmin: false,
    hasReceivedInitialCoins: true,
    hasGeneratedImages: true,
    initialCoinsExpiryDate: new Date(now + 47 * hourMs).toISOString(),
    firstLoginDate: new Date(now).toISOString(),
    hasBeenWelcomed: true,
    trialEndShownAt: null,
    hasSeenDiscount: false,
    language: null,
    theme: null,
    deletionDate: null,
    createdAt: new Date(now).toISOString(),
  };
}

/** Bundled pictures and the prompts they were designed from. */
const delivered = {
  survived: '"I SURVIVED 100 DAYS" gaming with one controller, neon retro grid',
  volcano: 'Volcano eruption live, sparks and lava',
  chili: "I ate the world's hottest chili pepper",
  dinosaur: 'El dinosaurio más grande del desierto',
} as const;
const names = Object.keys(delivered) as (keyof typeof delivered)[];

function addressOf(name: string, width: number): string {
  return `/media/showcase/${name}-${width}.webp`;
}

const widths = [320, 480, 720] as const;

/** A gallery of four pictures with unused ids. */
export const sampleImages: readonly GalleryImage[] = names.map((name, index) =>
  sampleImage({
    id: `00000000-0000-7000-8000-00000000000${index}`,
    url: addressOf(name, 1280),
    signedUrl: addressOf(name, 1280),
    thumbnailUrl: addressOf(name, 720),
    variants: widths.map((width) => ({ width, url: addressOf(name, width) })),
    name: 'adventure-sample',
    prompt: delivered[name],
    originalPrompt: delivered[name],
    style: 'MrBeast',
    isDesign: false,
  }),
);

/** One picture at a quarter of its width and in full, as if it had been upscaled. */
export const sampleEnds = {
  before: { url: addressOf('survived', 320), width: 320, height: 180, alt: delivered.survived },
  after: { url: addressOf('survived', 1280), width: 1280, height: 720, alt: delivered.survived },
} as const;

export const sampleUpscale = {
  settings: {
    scaleFactor: 4,
    outputFormat: 'webp',
    dynamic: 10,
    creativity: 0,
    resemblance: 100,
    prompt: '',
  },
  cost: 5,
  createdAt: '2026-05-01T09:00:00.000Z',
} as const;

export const sampleShowcaseItem: ShowcaseItem = {
  id: 'survived',
  prompt: delivered.survived,
  tool: 'Thumbnails',
  style: 'Matthew-tzdev',
  width: 1280,
  height: 720,
  variants: [...widths, 1280].map((width) => ({ width, url: addressOf('survived', width) })),
  thumbhash: null,
};

/** A user in the admin panel, with an unused id so that no action has an effect. */
export const sampleAdminUser: AdminUser = {
  id: 'sample',
  name: 'Sample Creator',
  email: 'creator@example.com',
  emailVerified: true,
  plan: 'pro',
  coins: 1_240,
  isAdmin: false,
  isNamedAdmin: false,
  hasSecondFactor: false,
  blockedAt: null,
  deletionDate: null,
  createdAt: '2026-05-01T09:00:00.000Z',
  lastActiveAt: '2026-05-02T09:00:00.000Z',
};
