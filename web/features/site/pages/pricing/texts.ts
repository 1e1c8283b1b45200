import { coinLimits } from '#contract/limits.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';

export const pricingTextsEn = {
  skip: 'Skip to the content',
  documentDescription:
    'What Adventure costs: four plans with coins for thumbnails, edits and larger pictures every month. Save {percent}% with a year. Trying is free.',
  title: 'Subscription Plans',
  save: 'Save {percent}% with our annual plans',
  interval: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  discount: '-{percent}%',

  testTitle: 'Test is Free!',
  testLine:
    'A new account gets {coins} free coins. No card is asked for. Sign in and make the first pictures before you choose a plan.',
  login: 'Login',
  getStarted: 'Get Started',
  loginFirst: 'You need to be logged in to subscribe to a plan.',
  close: 'Close',

  noteYearly: `US dollars per month, billed once a year. Coins renew monthly and are valid ${coinLimits.planDays} days.`,
  noteMonthly: `US dollars per month, billed every month. Coins renew monthly and are valid ${coinLimits.planDays} days.`,
  recommended: 'Recommended',
  perMonth: '{price} a month',
  before: 'instead of {price}',
  fullYear: 'Full Year {price}',
  coinsMonth: 'a month',
  thumbnailsMonth: '{count} thumbnails a month',
  thumbnailsYear: '{count} thumbnails a year',
  firstMonth: 'First month, then {price}',
  lowTitle: 'Your coins are running low',
  promoTitle: 'You need more coins to go on',
  promoLine:
    '{plan} brings {coins} coins a month, enough for {thumbnails} thumbnails. Your pictures and your prompt are kept.',
  promoTopLine: 'You have the largest plan already. Its coins come anew every month.',
  v2Title: 'Thumbnails V2 comes with every paid plan',
  v2Line:
    '{plan} brings {coins} coins a month, enough for {pictures} pictures with Thumbnails V2. Your prompt is kept.',
  stylesTitle: 'You need more room for your styles',
  trainedLine:
    '{plan} has room for {styles} styles trained on your own pictures, and brings {coins} coins a month.',
  trainedUnlimitedLine:
    '{plan} has room for any number of styles trained on your own pictures, and brings {coins} coins a month.',
  describedLine: '{plan} has room for {styles} described styles, and brings {coins} coins a month.',
  endedTitle: 'Your plan has ended',
  endedLine:
    'Your pictures are kept. {plan} brings {coins} coins a month, enough for {thumbnails} thumbnails.',
  promoOffer: 'The first month costs {price} instead of {regular}. You can leave it again at any time.',
  loading: 'Fetching your plan',
  choosePlan: 'Plan',

  table: 'What each plan pays for',
  imagesYear: 'Images a year',
  imagesMonth: 'Images a month',
  canvasMask: 'Canvas Editor mask',
  canvasFull: 'Canvas Editor full',
  included: 'Included',
  coinsInYear: 'Coins a year',
  customStyles: 'Custom styles',
  unlimited: 'unlimited',
  support: 'Support',
  supportHours: '{hours} h',
  priority: 'Priority',
  community: 'Community',
  canvasEditor: 'Canvas Editor',
  earlyAccess: 'Early access',
  yes: 'included',
  no: 'not included',
} as const;

export const pricingTexts = defineTexts(pricingTextsEn, (language) => import(`./texts.${language}.ts`));
