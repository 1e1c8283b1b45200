import { uiTexts } from '#web/ui/ui-texts.ts';

export const appTexts = uiTexts.extend((language) => import(`./texts.${language}.ts`), {
  skip: 'Skip to content',
  mainMenu: 'Pages',
  moreMenu: 'Help and account',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  feedPreview: 'Feed preview',
  community: 'Community',
  tutorial: 'Tutorial',
  authenticating: 'Authenticating...',
  loading: 'Loading',
  offline: 'You are offline. Pictures in progress continue.',
  pageOffline: 'This page is not saved on this device yet. It opens when you are back online.',
  lost: 'Adventure is not responding. Trying again...',
  brokenTitle: 'Something went wrong',
  brokenLine: 'This page failed to load. Your pictures and coins are safe. Reload the page.',
  unreachableTitle: 'Adventure is not responding',
  unreachableLine: 'Check your connection, or wait until the server is back.',
  statusLine: 'Error {status}',
  newVersion: 'A new version is available',
  newVersionLine: 'Reload when you are ready.',
});
