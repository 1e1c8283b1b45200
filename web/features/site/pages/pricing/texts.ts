import { coinLimits } from '#contract/limits.ts';
import { defineTexts } from '#web/i18n/catalogue.ts';

export const pricingTexts = defineTexts((language) => import(`./texts.${language}.ts`), {
  skip: 'Skip to content',
  documentDescription:
    'Adventure plans and prices: coins every month for thumbnails, edits and upscales. Save {percent}% with an annual plan. Free to try.',
  title: 'Subscription Plans',
  save: 'Save {percent}% with our annual plans',
  interval: 'Billing',
  monthly: 'Monthly',
  yearly: 'Yearly',
  discount: '-{percent}%',

  testTitle: 'Test is Free!',
  testLine: 'New accounts get {coins} free coins, no card needed. Try it before you choose a plan.',
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
  promoTitle: 'You need more coins to continue',
  promoLine:
    '{plan} gives you {coins} coins a month, enough for {thumbnails} thumbnails. Your pictures and prompt are saved.',
  promoTopLine: 'You already have the largest plan. Its coins renew every month.',
  v2Title: 'Thumbnails V2 is part of every paid plan',
  v2Line:
    '{plan} gives you {coins} coins a month, enough for {pictures} pictures with Thumbnails V2. Your prompt is saved.',
  stylesTitle: 'Upgrade for more styles',
  trainedLine: '{plan} includes {styles} styles trained on your own pictures and {coins} coins a month.',
  trainedUnlimitedLine:
    '{plan} includes unlimited styles trained on your own pictures and {coins} coins a month.',
  describedLine: '{plan} includes {styles} described styles and {coins} coins a month.',
  endedTitle: 'Your plan has ended',
  endedLine:
    'Your pictures are kept. {plan} gives you {coins} coins a month, enough for {thumbnails} thumbnails.',
  promoOffer: 'Your first month costs {price} instead of {regular}. Cancel anytime.',
  loading: 'Loading your plan',
  choosePlan: 'Plan',

  table: 'What each plan covers (any one row, not all together)',
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
});
