/**
 * Numbers that schema, form hint, error text and server share. Durations in milliseconds unless the name says
 * otherwise.
 */

export const promptLimits = { maxCharacters: 4_000 } as const;

/** How far a picture of Genesys Pro departs from the usual. */
export const creativityLimits = { min: 0, max: 10, initial: 1 } as const;

/** How little a picture's file is compressed, in percent. */
export const outputQualityLimits = { min: 0, max: 100, initial: 100 } as const;

export const seedLimits = { min: 0, max: 4_294_967_295 } as const;

/** Of styles that users describe; how many a plan has room for stands in `plans`. */
export const describedStyleLimits = {
  nameMaxCharacters: 40,
  descriptionMinCharacters: 10,
  descriptionMaxCharacters: 600,
} as const;

/**
 * Of styles that users train on pictures; how many a plan has room for, and trainings a month, stand in
 * `plans` and `freeActionLimits`.
 */
export const trainedStyleLimits = {
  nameMaxCharacters: 40,
  triggerWordMinCharacters: 2,
  triggerWordMaxCharacters: 30,
  minPictures: 3,
  maxPictures: 30,
  /** Of all pictures of a training together, as they are sent. */
  maxUploadBytes: 200 * 1024 * 1024,
  /** They are kept no larger than this, in pixels of the longest side. */
  storedSide: 1_280,
  /** The list of styles in training shows this many, and none that is older. */
  trainingShown: 3,
  trainingShownHours: 6,
  /** How long a style that became ready is announced. */
  announcedHours: 1,
} as const;

export const uploadLimits = {
  maxBytes: 20 * 1024 * 1024,
  maxPixels: 64_000_000,
  maxSide: 16_383,
  /** Above this a form warns that the upload may be slow. */
  warnBytes: 4 * 1024 * 1024,
  maxReferences: 5,
} as const;

/** Of addresses that a client says of its own pictures. */
export const ownAddressLimits = { maxCharacters: 2_000 } as const;

export const accountLimits = {
  nameMaxCharacters: 80,
  passwordMinCharacters: 8,
  passwordMaxCharacters: 128,
  emailMaxCharacters: 254,
  /** How long the token of a mail works. */
  verificationHours: 24,
  passwordResetMinutes: 60,
  /** How long a sign-in at a provider may take. */
  providerSignInMinutes: 10,
  /** How long a reauthentication is valid, and how long its mailed code works. */
  reauthenticationMinutes: 10,
  /** Between the request to delete an account and the deletion. */
  deletionGraceDays: 7,
  /** Of a profile picture, in pixels. */
  pictureSide: 256,
} as const;

export const contactLimits = {
  messageMinCharacters: 10,
  messageMaxCharacters: 5_000,
  /** Addresses that one message may hold; more are spam's. */
  maxLinks: 5,
  /** Hours in which the same text of the same person counts as one message. */
  repeatHours: 24,
  /**
   * How long the link works that confirms an address of the affiliate list, and between two mails to one
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
  /** How long the coins of a plan last at least. */
  planDays: 30,
  /** Below this the balance shows as low, once until coins are given again. */
  lowBalance: 60,
  /** The expiry warning shows from this many days before. */
  expiryWarningDays: 3,
} as const;

export const billingLimits = {
  /** How long a checkout can be paid; a provider's least is half an hour. */
  checkoutMinutes: 60,
  /** A checkout that has so long left is offered again instead of a new one. */
  reuseMinutes: 5,
  /** Coming back from a payment: from then on it is said that the confirmation takes longer. */
  confirmingMs: 20_000,
  /** How old a webhook's signature may be, in seconds. */
  signatureSeconds: 300,
  maxWebhookBytes: 1024 * 1024,
} as const;

export const jobLimits = {
  /** Unfinished jobs a user may have at once. */
  maxActivePerUser: 20,
  idempotencyHours: 24,
  /** How long what a failed job was to be made from is kept, so that it can be tried again. */
  retryHours: 24,
  /** Of a user's failed jobs the newest so many keep it: a failed press costs nothing, and may hold 80 MB. */
  maxKeptForRetry: 20,
  idempotencyKeyMaxCharacters: 200,
  /** Progress messages a second and job. */
  progressPerSecond: 4,
} as const;

export const adminLimits = {
  reasonMinCharacters: 3,
  reasonMaxCharacters: 500,
  /** Coins that an admin gives or takes at once. */
  maxCoins: 100_000,
  /** How long coins last that an admin gave. */
  coinDays: 365,
  /** Lost files that the overview lists by name. */
  missingFilesShown: 20,
  /** Days of the overview's chart. */
  overviewDays: 14,
} as const;

/** The admins' page of the engines. */
export const engineLimits = {
  nameMaxCharacters: 30,
  settingMaxCharacters: 4_000,
  /** Engines in one chain. */
  maxChain: 40,
  /** What an engine may cost a day, in US dollars. */
  maxDailyUsd: 1_000_000,
  /** Days of the chart of what engines cost. */
  spendDays: 30,
  /** Days whose calls count for how long an engine takes, and how many of the newest at most. */
  latencyDays: 7,
  latencyCalls: 2_000,
  /** The longer side of the picture of a test, and how long it may take. */
  testPictureSidePx: 512,
  testTimeoutMs: 180_000,
} as const;

/** Of the gallery and its trash. */
export const galleryLimits = {
  /** Longer searches are refused; prompts are at most as long. */
  searchMaxCharacters: 4_000,
  tagMaxCharacters: 40,
  tagsPerImage: 20,
  collectionNameMaxCharacters: 60,
  collectionsPerUser: 200,
  /** Pictures named one by one in a selection, which fit into one request; "all that match" has no limit. */
  maxSelected: 20_000,
  /** How long the trash keeps a picture. */
  trashDays: 30,
  /** How long Undo is offered after a picture went to the trash. */
  undoMs: 10_000,
  /** How long the address of a zip works. */
  zipMinutes: 30,
  /** Addresses of zips that one user has at a time; the oldest end for new ones. */
  zipsPerUser: 20,
  /** Zips of one user that are streamed at a time. */
  zipsAtOnce: 4,
} as const;

export const pageLimits = { defaultLimit: 20, maxLimit: 50, maxPage: 200, exactCountUpTo: 1_000 } as const;

export const sessionLimits = {
  days: 30,
  renewEveryMs: 20 * 60_000,
  renewAfterActivityMs: 5_000,
  recheckEveryMs: 5 * 60_000,
} as const;

/** Free actions a user may take a day, trainings a month a slot. */
export const freeActionLimits = {
  /** Analysing a picture, enhancing a prompt and transcribing a recording, together. */
  assistPerDay: 60,
  trainingStartsPerMonthPerSlot: 3,
  designVersionsPerPicturePerDay: 20,
} as const;

export const voiceLimits = {
  /** A recording stops by itself after this long. */
  maxSeconds: 30,
  /** Recorders stop late and containers round up: the server takes this much more. */
  marginSeconds: 5,
} as const;

/** Time limit of an engine to transcribe a recording or reword a prompt. */
export const assistTimeoutMs = 60_000;

/** Of the design panel. */
export const designLimits = {
  headlineMaxLines: 8,
  /** Longer lines are wrapped again. */
  headlineLineMaxCharacters: 200,
  searchMaxCharacters: 60,
  /** Illustrations that one search answers. */
  iconsShown: 120,
} as const;

/**
 * Requests per window. `perUser` counts by account, `perAddress` by the client's network address; where both
 * stand, both hold.
 */
export const rateLimits = {
  read: { perSecond: 20, burst: 100 },
  /** Pictures and other files, which a page asks for by the dozen; by address alone. */
  file: { perSecond: 100, burst: 1_000 },
  signIn: { perAddress: 20, windowMs: 60_000 },
  signUp: { perAddress: 20, windowMs: 60_000 },
  /** Sign-ups from one network over a longer time: each answer tells whether an address has an account. */
  signUpFromNetwork: { perAddress: 200, windowMs: 60 * 60_000 },
  /** Sign-ups with one e-mail address, from wherever they come. */
  signUpWithEmail: { perUser: 5, windowMs: 60 * 60_000 },
  /** Tries at one account, from wherever they come: what a guesser with many addresses gets. */
  signInToAccount: { perUser: 30, windowMs: 15 * 60_000 },
  providerSignIn: { perAddress: 30, windowMs: 60_000 },
  forgotPassword: { perAddress: 10, windowMs: 15 * 60_000 },
  /** Tries of mailed tokens, to prevent guessing. */
  mailToken: { perAddress: 20, windowMs: 60_000 },
  /** Mails of one kind to one account, whoever has triggered them. */
  accountMail: { perUser: 5, windowMs: 60 * 60_000 },
  password: { perUser: 10, windowMs: 15 * 60_000 },
  /** Described styles that are made, changed or deleted; trained styles that are changed or deleted. */
  customStyle: { perUser: 60, windowMs: 60_000 },
  /** Trainings that are asked for, whether or not they are taken on, and recoveries. */
  styleTraining: { perUser: 30, windowMs: 10 * 60_000 },
  profilePicture: { perUser: 20, windowMs: 10 * 60_000 },
  dataExport: { perUser: 5, windowMs: 60 * 60_000 },
  /** Coin histories as files, each of which reads all of it. */
  coinHistoryFile: { perUser: 20, windowMs: 10 * 60_000 },
  /** Analysing, enhancing and transcribing; the day's count is `freeActionLimits.assistPerDay`. */
  assist: { perUser: 20, windowMs: 60_000 },
  youtubeThumbnail: { perUser: 30, windowMs: 60_000 },
  paidCall: { perUser: 60, windowMs: 60_000 },
  /** Checkouts and portals, each of which asks the payment provider several times. */
  billing: { perUser: 30, windowMs: 60_000 },
  /** Redraws of the design panel: ten a second, and a burst while a colour is dragged about. */
  designPreview: { perUser: 100, windowMs: 10_000 },
  /** Tests of engines by an admin, each of which may cost money. */
  engineTest: { perUser: 10, windowMs: 60_000 },
  /** Each one re-encodes a picture. */
  download: { perUser: 60, windowMs: 60_000 },
  /**
   * Questions after the size of a download; each picture is asked about four times, and answered from memory
   * afterwards.
   */
  exportSizes: { perUser: 240, windowMs: 60_000 },
  /** Records of edits that are saved, with their thumbnails. */
  editSave: { perUser: 60, windowMs: 60_000 },
  /** Changes of many pictures, collections among them; each may take some seconds of the database. */
  galleryChange: { perUser: 120, windowMs: 60_000 },
  /** Zips that are begun. */
  galleryZip: { perUser: 20, windowMs: 10 * 60_000 },
  /** Messages to the operator; both counts hold. */
  contact: { perUser: 10, perAddress: 30, windowMs: 3_600_000 },
  /** Pictures offered for the showcase; withdrawing and offering again counts twice. */
  showcaseOffer: { perUser: 30, windowMs: 3_600_000 },
  /** Older clients that keep an upscale which is kept already; each may copy a picture. */
  saveUpscale: { perUser: 60, windowMs: 60_000 },
  affiliate: { perAddress: 10, windowMs: 3_600_000 },
} as const;

/** The event stream. */
export const eventLimits = { heartbeatMs: 20_000, keepHours: 24 } as const;

/** Polling that stands in while the event stream is down; never faster than once a second. */
export const pollingLimits = {
  trainingMs: 30_000,
  coinsMs: 30_000,
  galleryMs: 10_000,
  jobMs: 1_000,
} as const;
