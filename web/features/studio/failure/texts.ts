import { uploadLimits } from '#contract/limits.ts';
import { plans, specialDiscount } from '#contract/plans.ts';
import { uiTexts } from '#web/ui/ui-texts.ts';

/**
 * Texts of the studio's dialogs. Texts quoted by the specification are verbatim. A separate catalogue, since
 * the popups are loaded separately.
 */
export const popupTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  failedText:
    'We encountered an issue while generating your image. Please try again with different settings.',
  failedTextV2:
    "We couldn't generate your image. Please try changing your prompt or using a different reference image.",
  notReadyText: "This tool is unavailable right now. The site's operator has to fix it.",
  upscaleFailedText: 'Failed to upscale image. Please try again.',
  upscaleSuggestion: 'Choose a smaller factor or a smaller image',
  failedSuggestions: 'What may help',
  failedSuggestion1: 'Try again: the engine may have been busy',
  failedSuggestion2: 'Choose another style or resolution',
  failedSuggestion3: 'Use a shorter prompt',
  policyText:
    "We couldn't generate this image because it may contain content that violates our policies. Please try modifying your prompt or using a different reference image.",
  policySuggestion1: 'Use more general terms',
  policySuggestion2: 'Remove prohibited content such as violence or adult content',
  policySuggestion3: 'Try a different reference image',
  editPrompt: 'Edit prompt',
  outOfCoinsTitle: 'Your coins have run out',
  outOfCoinsNeeds: 'Not enough coins: this costs {needed} and you have {owned}. Your prompt is saved.',
  outOfCoinsOther: 'You can still make',
  outOfCoinsExpiry: {
    one: 'Your {count} coin expires on {date}.',
    other: 'Your {count} coins expire on {date}.',
  },
  coinsWaitingTitle: 'Your free coins are waiting',
  coinsWaitingLine: {
    one: 'Confirm your e-mail address to get {count} free coin.',
    other: 'Confirm your e-mail address to get {count} free coins.',
  },
  coinsWaitingLink: 'How to confirm it',
  maybeLater: 'Maybe Later',
  offerSave: 'Save {percent}',
  offerMonth: 'a month',
  offerGenesys1: 'Genesys 1.0 images',
  offerGenesysPro: 'Genesys Pro images',
  offerUpscales: 'upscales',
  offerThumbnails: 'regular thumbnails',
  offerV2: 'premium V2 thumbnails',
  premiumTitle: 'Hey {name}, You have been chosen',
  premiumText: `{tool} uses up to ${uploadLimits.maxReferences} images of your own and is part of every paid plan. Nothing was generated and no coins were used.`,
  premiumContinue: 'Continue with what you made',
  premiumTakesImages: 'prompt and images',
  premiumTakesPrompt: 'prompt',
  stillPictures: { one: '{count} picture', other: '{count} pictures' },
  premiumUnlock: 'Unlock Access Now',
  premiumWithout: 'Continue without access',
  trialExpiredTitle: 'Your free coins have expired',
  trialExpiredText: 'Your pictures and prompts are kept. A plan gives you new coins every month.',
  discountTitle: 'Special Discount!',
  discountText: `Your first month of ${plans[specialDiscount.plan].label} at a lower price. Cancel anytime.`,
  discountInstead: '{price} instead of {regular} for the first month',
  discountMonth: 'for the first month',
  discountSave: 'Save {amount} on the first month',
  discountImages: 'Up to {count} images a month',
  welcomeTitle: 'Welcome!',
  welcomeText: {
    one: 'You have {count} free coin. See how a sentence becomes a picture, then write yours.',
    other: 'You have {count} free coins. See how a sentence becomes a picture, then write yours.',
  },
  welcomeTextBought:
    'You have {given} free coins and {bought} from your plan. See how a sentence becomes a picture, then write yours.',
  welcomeTextNoCoins: 'See how a sentence becomes a picture, then write yours.',
  welcomeTextCoinFree:
    'Describe your video in a sentence and press Generate. You can change everything afterwards.',
  welcomeVideo: 'How a sentence becomes a picture; music, no speech',
  welcomeStart: 'Start creating',
});
