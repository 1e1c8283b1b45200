import { defineTexts } from '#web/i18n/catalogue.ts';

/** The words of what stands over the studio. Those of the specification stand as they are there. */
export const popupTextsEn = {
  failedText:
    'We encountered an issue while generating your image. Please try again with different settings.',
  failedTextV2:
    "We couldn't generate your image. Please try changing your prompt or using a different reference image.",
  notReadyText:
    'The engine for this is not ready, and only the people who run this site can change that. Your settings are not the reason.',
  upscaleFailedText: 'Failed to upscale image. Please try again.',
  upscaleSuggestion: 'Choose a smaller factor or a smaller image',
  failedSuggestions: 'What may help',
  failedSuggestion1: 'Try again: a busy engine may answer the second time',
  failedSuggestion2: 'Choose another style or resolution',
  failedSuggestion3: 'Use a shorter prompt',
  policyText:
    "We couldn't generate this image because it may contain content that violates our policies. Please try modifying your prompt or using a different reference image.",
  policySuggestion1: 'Use more general terms',
  policySuggestion2: 'Remove prohibited content such as violence or adult content',
  policySuggestion3: 'Try a different reference image',
  editPrompt: 'Edit prompt',
  close: 'Close',
  outOfCoinsTitle: 'Your coins have run out',
  outOfCoinsNeeds: 'This needs {needed}. You have {owned}. Your prompt is kept.',
  outOfCoinsOther: 'What you have still pays for',
  outOfCoinsExpiry: 'Your {owned} expire on {date}.',
  coinsWaitingTitle: 'Your free coins are waiting',
  coinsWaitingLine: {
    one: '{count} free coin is yours as soon as your e-mail address is confirmed.',
    other: '{count} free coins are yours as soon as your e-mail address is confirmed.',
  },
  coinsWaitingLink: 'How to confirm it',
  maybeLater: 'Maybe Later',
  upgradeNow: 'Upgrade Now',
  offerSave: 'Save {percent}%',
  offerMonth: 'a month',
  offerGenesys1: 'Genesys 1.0 images',
  offerGenesysPro: 'Genesys Pro images',
  offerUpscales: 'upscales',
  offerThumbnails: 'regular thumbnails',
  offerV2: 'premium V2 thumbnails',
  premiumTitle: 'Hey {name}, You have been chosen',
  premiumText:
    '{tool} works from up to five pictures of your own and comes with every paid plan. Nothing was sent and nothing was charged.',
  premiumUnlock: 'Unlock Access Now',
  premiumWithout: 'Continue without access',
  trialExpiredTitle: 'Your free coins have expired',
  trialExpiredText:
    'Your pictures stay, and so does everything you typed. A plan brings new coins every month.',
  discountTitle: 'Special Discount!',
  discountText: 'PRO for a first month at a smaller price. You can leave it again at any time.',
  discountInstead: '{price} instead of {regular} for the first month',
  discountMonth: 'for the first month',
  discountSave: 'Save {amount} on the first month',
  discountImages: 'Up to {count} images per month',
  welcomeTitle: 'Welcome!',
  welcomeText: {
    one: 'You have {count} free coin. See how a sentence becomes a picture, then write yours.',
    other: 'You have {count} free coins. See how a sentence becomes a picture, then write yours.',
  },
  welcomeTextNoCoins: 'See how a sentence becomes a picture, then write yours.',
  welcomeVideo: 'How a sentence becomes a picture; music, no words',
  welcomeStart: 'Start creating',
} as const;

/** A catalogue of its own, since the popups are files of their own. */
export const popupTexts = defineTexts(popupTextsEn, (language) => import(`./texts.${language}.ts`));
