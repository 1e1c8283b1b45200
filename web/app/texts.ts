import { defineTexts } from '#web/i18n/catalogue.ts';

export const appTextsEn = {
  skip: 'Skip to the content',
  mainMenu: 'Pages',
  moreMenu: 'Help and account',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  studio: 'Studio',
  gallery: 'Gallery',
  feedPreview: 'Feed preview',
  community: 'Community',
  tutorial: 'Tutorial',
  contact: 'Contact',
  upgrade: 'Upgrade',
  notifications: 'Notifications',
  authenticating: 'Authenticating...',
  loading: 'Loading',
  offline: 'You are offline. Running jobs go on.',
  pageOffline: 'This page is not on this device yet. It opens as soon as there is a network.',
  visitorOffline: 'You are offline.',
  lost: 'Adventure does not answer. Trying again.',
  brokenTitle: 'This page broke',
  brokenLine:
    'Something on this page failed. Your pictures and coins are safe on the server. Load the page again.',
  reload: 'Load again',
  unreachableTitle: 'Adventure does not answer',
  unreachableLine: 'Check your connection, or wait until the server is up again.',
  statusLine: 'Error {status}',
  newVersion: 'A new version is here',
  newVersionLine: 'Reload when it suits you.',
  newVersionReload: 'Reload',
} as const;

export const appTexts = defineTexts(appTextsEn, (language) => import(`./texts.${language}.ts`));
