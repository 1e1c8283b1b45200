import { coinLimits } from '#contract/limits.ts';
import { siteTexts } from '#web/i18n/site-texts.ts';

export const pricingTexts = siteTexts.extend((language) => import(`./texts.${language}.ts`), {
  documentDescription:
    'Adventure plans and prices: coins every month for thumbnails, images and upscales. Save {percent} with an annual plan. Free to try.',

  testTitle: 'Test is Free!',
  testLine: 'New accounts get {coins} free coins, no card needed. Try it before you choose a plan.',
  closedTitle: 'Plans and prices',
  closedLine: 'No new accounts are taken here at the moment. Log in to choose a plan.',
  coinFreeTitle: 'Free to use',
  coinFreeLine: 'This studio works without coins: every tool is open to every account.',
  loginFirst: 'You need to be logged in to subscribe to a plan.',

  noteYearly: `US dollars per month, billed once a year. Coins renew monthly and are valid ${coinLimits.planDays} days.`,
  noteMonthly: `US dollars per month, billed every month. Coins renew monthly and are valid ${coinLimits.planDays} days.`,
  perMonth: '{price} a month',
  fullYear: 'Full Year {price}',
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

  table: 'What each plan covers (any one row, not all together)',
  imagesYear: 'Images a year, if all of one kind',
  imagesMonth: 'Images a month, if all of one kind',
  canvasMask: 'Canvas Editor mask',
  canvasFull: 'Canvas Editor full',
  included: 'Included',
  coinsInYear: 'Coins a year',
  customStyles: 'Custom styles',
  supportHours: '{hours} h',
  priority: 'Priority',
  yes: 'included',
  no: 'not included',
  ownPlan: 'Your plan',
});
