import { megabyte } from './bytes.ts';
import { minuteMs } from './durations.ts';

/**
 * Limits that schemas, form hints, error texts and the server share. Durations are in milliseconds unless the
 * name says otherwise.
 */

export const promptLimits = { maxCharacters: 4_000 } as const;

/** How far a picture of Genesys Pro departs from the conventional. */
export const creativityLimits = { min: 0, max: 10, initial: 1 } as const;

/** Quality of the encoded file in percent; 100 compresses least. */
export const outputQualityLimits = { min: 0, max: 100, initial: 100 } as const;

export const seedLimits = { min: 0, max: 4_294_967_295 } as const;

/** For described styles; `plans` has how many each plan includes. */
export const describedStyleLimits = {
  nameMaxCharacters: 40,
  descriptionMinCharacters: 10,
  descriptionMaxCharacters: 600,
} as const;

/** For trained styles; `plans` has how many each plan includes, `freeActionLimits` the trainings a month. */
export const trainedStyleLimits = {
  nameMaxCharacters: 40,
  triggerWordMinCharacters: 2,
  triggerWordMaxCharacters: 30,
  minPictures: 3,
  maxPictures: 30,
  /** Total upload size of a training's pictures. */
  maxUploadBytes: 200 * megabyte,
  /** Training pictures are stored at most this large, in pixels of the longest side. */
  storedSide: 1_280,
  /** The list of styles in training shows at most this many, started within this many hours. */
  trainingShown: 3,
  trainingShownHours: 6,
  /** How long a finished style is announced. */
  announcedHours: 1,
} as const;

export const uploadLimits = {
  maxBytes: 20 * megabyte,
  maxPixels: 64_000_000,
  maxSide: 16_383,
  /** Above this size a form warns that the upload may be slow. */
  warnBytes: 4 * megabyte,
  maxReferences: 5,
  /**
   * The longer side of a reference image or own photo is at most this many times the shorter: no engine makes
   * anything of a line of pixels.
   */
  maxReferenceRatio: 20,
  /** The user's own photos of a generation, apart from its reference images. */
  maxPhotos: 3,
} as const;

/** Whether one side of a reference image is too many times the other. Sides are in pixels. */
export const isTooNarrow = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) > uploadLimits.maxReferenceRatio * Math.min(width, height);

/** The library of a user's own faces. */
export const faceLimits = {
  /** Photos that a user keeps. */
  max: 24,
  /** Side of the small square about a face, in pixels. */
  previewSide: 256,
} as const;

/** For addresses of the user's own pictures that clients send. */
export const ownAddressLimits = { maxCharacters: 2_000 } as const;

export const accountLimits = {
  nameMaxCharacters: 80,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 128,
  emailMaxCharacters: 254,
  /** How long a mailed token is valid. */
  verificationHours: 24,
  passwordResetMinutes: 60,
  /** How long a sign-in with a provider may take. */
  providerSignInMinutes: 10,
  /** How long a reauthentication is valid, and how long its mailed code works. */
  reauthenticationMinutes: 10,
  /** Days between the request to delete an account and its deletion. */
  deletionGraceDays: 7,
  /** Side of a profile picture in pixels. */
  pictureSide: 256,
  /** The most megapixels of an uploaded profile picture. */
  pictureMegapixels: 20,
} as const;

/** Invitations to sign up. */
export const inviteLimits = {
  noteMaxCharacters: 100,
  maxUses: 1_000,
  defaultDays: 7,
  maxDays: 365,
  /** The newest invitations that admins see. */
  shown: 200,
} as const;

export const contactLimits = {
  messageMinCharacters: 10,
  messageMaxCharacters: 5_000,
  /** Links in a message; more count as spam. */
  maxLinks: 5,
  /** The same text from the same user within this time counts as one message. */
  repeatHours: 24,
  /**
   * How long a confirmation link of the affiliate list is valid, and the least time between two mails to one
   * address.
   */
  confirmationDays: 7,
  confirmationMailHours: 1,
  trapMaxCharacters: 500,
} as const;

export const coinLimits = {
  signupCoins: 100,
  signupDays: 30,
  refundDays: 7,
  /** Minimum lifetime of plan coins. */
  planDays: 30,
  /** Below this balance the user is notified, once until the next grant. */
  lowBalance: 60,
  /** Days before the expiry from which the warning shows. */
  expiryWarningDays: 3,
} as const;

export const billingLimits = {
  /** Lifetime of a checkout. Stripe's minimum is 30 minutes. */
  checkoutMinutes: 60,
  /** A checkout with at least this time left is reused instead of creating a new one. */
  reuseMinutes: 5,
  /** After returning from a payment: when the page says that the confirmation takes longer. */
  confirmingMs: 20_000,
  /** Maximum age of a webhook's signature, in seconds. */
  signatureSeconds: 300,
  maxWebhookBytes: megabyte,
} as const;

export const jobLimits = {
  /** Active jobs per user. */
  maxActivePerUser: 20,
  idempotencyHours: 24,
  /** How long the inputs of a failed job are kept for a retry. */
  retryHours: 24,
  /** Only the user's newest failed jobs keep their inputs: failing costs nothing, and one may hold 80 MB. */
  maxRetryable: 20,
  idempotencyKeyMaxCharacters: 200,
  /** Progress events per second and job. */
  progressPerSecond: 4,
} as const;

export const adminLimits = {
  reasonMinCharacters: 3,
  reasonMaxCharacters: 500,
  /** Most coins that an admin can grant or remove at once. */
  maxCoins: 100_000,
  /** Lifetime of coins granted by an admin. */
  coinDays: 365,
  /** Missing files that the overview lists. */
  missingFilesShown: 20,
  /** Days that the overview can show, and those at first. */
  overviewRanges: [1, 7, 14, 30, 90],
  overviewDays: 14,
  /** The time to a picture is measured on at most this many of the newest. */
  timedJobs: 5_000,
} as const;

/** The admin page of engines. */
export const engineLimits = {
  nameMaxCharacters: 30,
  settingMaxCharacters: 4_000,
  /** Engines in one chain. */
  maxChain: 40,
  /** Largest daily limit in US dollars. */
  maxDailyUsd: 1_000_000,
  /** Days of the engine cost chart. */
  spendDays: 30,
  /** Latency figures use calls of this many days, and at most this many of the newest. */
  latencyDays: 7,
  latencyCalls: 2_000,
  /** Longer side of a test picture, and the time limit of a test. */
  testPictureSidePx: 512,
  testTimeoutMs: 180_000,
  /** How long the check of an address waits. */
  addressCheckMs: 10_000,
} as const;

/** The gallery and its trash. */
export const galleryLimits = {
  /** As long as the longest prompt. */
  searchMaxCharacters: 4_000,
  imageNameMaxCharacters: 100,
  tagMaxCharacters: 40,
  tagsPerImage: 20,
  collectionNameMaxCharacters: 60,
  collectionsPerUser: 200,
  /** Pictures listed by id in a selection, which fit into one request; a selection by filter has no limit. */
  maxSelected: 20_000,
  /** How long the trash keeps a picture. */
  trashDays: 30,
  /** How long Undo is offered after moving pictures to the trash. */
  undoMs: 10_000,
  /** How long the address of a zip is valid. */
  zipMinutes: 30,
  /** Valid zip addresses per user; a new one invalidates the oldest. */
  zipsPerUser: 20,
  /** Concurrent zip downloads per user. */
  zipsAtOnce: 4,
} as const;

/** Private links to pictures. */
export const linkLimits = {
  /** The expiries that an owner can choose from. */
  days: [1, 7, 30],
  defaultDays: 7,
  maxPictures: 12,
  titleMaxCharacters: 80,
  visitorNameMaxCharacters: 40,
  commentMaxCharacters: 1_000,
  /** Longer input is refused before it is normalised. */
  rawMaxCharacters: 4_000,
  tokenMaxCharacters: 100,
  /** Of one link; the owner's answers count, too. */
  maxComments: 300,
  maxCommentsPerVisitor: 50,
  /** Visitors of one link who have chosen or commented. */
  maxVisitors: 500,
  maxOpenPerUser: 100,
  /** How long an ended link stays in its owner's list. */
  keepEndedDays: 30,
  /** How often an open page asks for new comments. */
  refreshMs: 20_000,
} as const;

export const pageLimits = { defaultLimit: 20, maxLimit: 50, maxPage: 200, exactCountUpTo: 1_000 } as const;

export const sessionLimits = {
  days: 30,
  renewEveryMs: 20 * minuteMs,
  renewAfterActivityMs: 5_000,
  recheckEveryMs: 5 * minuteMs,
} as const;

/** Free actions per user and day; trainings per month and style slot. */
export const freeActionLimits = {
  /** Analyses, enhancements and transcriptions together. */
  assistPerDay: 60,
  trainingStartsPerMonthPerSlot: 3,
  designVersionsPerPicturePerDay: 20,
} as const;

export const voiceLimits = {
  /** A recording stops after this long. */
  maxSeconds: 30,
  /** Extra seconds that the server accepts: recorders stop late and containers round up. */
  marginSeconds: 5,
} as const;

/** Time limit of an engine for transcribing a recording or enhancing a prompt. */
export const assistTimeoutMs = minuteMs;

/** The design panel. */
export const designLimits = {
  headlineMaxLines: 8,
  /** Longer lines are wrapped again. */
  headlineLineMaxCharacters: 200,
  searchMaxCharacters: 60,
  /** Results of one illustration search. */
  iconsShown: 120,
} as const;

/** The event stream. */
export const eventLimits = { heartbeatMs: 20_000, keepHours: 24 } as const;

/** Polling while the event stream is down; never more than once a second. */
export const pollingLimits = {
  trainingMs: 30_000,
  coinsMs: 30_000,
  galleryMs: 10_000,
  jobMs: 1_000,
} as const;
