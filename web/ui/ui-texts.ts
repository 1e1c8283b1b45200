import { defineTexts } from '#web/i18n/catalogue.ts';

/** The few words that primitives bring along themselves. */
export const uiTextsEn = {
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  tryAgain: 'Try again',
  notCharged: 'You were not charged.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  filterOptions: 'Type to filter',
  noOptions: 'No results',
  dropImage: 'Drop an image',
  dropHint: 'or paste, or choose one',
  dropNoImage: 'That is not an image. Choose another file.',
  dropNow: 'Drop',
  resetSlider: 'Double-click to reset to {value}',
  requestId: 'Request ID {id}',
  coins: { one: '{count} coin', other: '{count} coins' },
  costsCoins: { one: 'costs {count} coin', other: 'costs {count} coins' },
  selectedCount: '{used} of {limit} characters',
  neutral: 'neutral',
} as const;

export const uiTexts = defineTexts(uiTextsEn, (language) => import(`./ui-texts.${language}.ts`));
