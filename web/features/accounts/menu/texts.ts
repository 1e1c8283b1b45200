import { defineTexts } from '#web/i18n/catalogue.ts';

/** What the avatar opens. */
export const menuTextsEn = {
  account: 'Account',
  coinsExpire: 'Free coins until {date}',
  editProfile: 'Edit Profile',
  subscription: 'Subscription',
  plan: '{plan} Plan',
  adminPanel: 'Admin Panel',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  language: 'Language',
  languageFailed: 'The language could not be changed. Try again.',
  logout: 'Logout',
} as const;

export const menuTexts = defineTexts(menuTextsEn, (language) => import(`./texts.${language}.ts`));
