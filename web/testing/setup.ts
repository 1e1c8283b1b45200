import '../styles.css';
import { routes } from '#contract/routes.ts';
import { preloadPage } from '#web/app/pages.ts';
import { followTheme } from '#web/ui/theme.ts';

followTheme();
// A touch browser zoomed the page around the app, as for a double tap, and later clicks missed the window.
parent.document
  .querySelector('meta[name="viewport"]')
  ?.setAttribute('content', 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no');
// Preloads the pages of most tests, so that the first test does not wait for them on a busy machine.
await Promise.all([preloadPage(routes.gallery.path), preloadPage(routes.studio.path)]);
