import { uiTexts } from '#web/ui/ui-texts.ts';

/** What the avatar opens. */
export const menuTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  account: 'Account',
  coinsExpire: 'Free coins until {date}',
  editProfile: 'Edit Profile',
  subscription: 'Subscription',
  plan: '{plan} Plan',
  theme: 'Theme',
  languageFailed: 'The language could not be changed. Try again.',
  logout: 'Logout',
  updates: 'Updates',
  newUpdates: 'new',
  shortcuts: 'Keyboard shortcuts',
});
