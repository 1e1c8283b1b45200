export const appTextsEn = {
  skip: 'Skip to the content',
  mainMenu: 'Pages',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  studio: 'Studio',
  gallery: 'Gallery',
  login: 'Login',
  loading: 'Loading',
  offline: 'You are offline. Running jobs go on.',
  lost: 'Adventure does not answer. Trying again.',
  brokenTitle: 'This page broke',
  brokenLine:
    'Something on this page failed. Your pictures and coins are safe on the server. Load the page again.',
  reload: 'Load again',
  unreachableTitle: 'Adventure does not answer',
  unreachableLine: 'Check your connection, or wait until the server is up again.',
} as const;
