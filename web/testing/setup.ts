import '../styles.css';
import { routes } from '#contract/routes.ts';
import { preloadPage } from '#web/app/pages.ts';
import { followTheme } from '#web/ui/theme.ts';

followTheme();
// Preloads the pages of most tests, so that the first test does not wait for them on a busy machine.
await Promise.all([preloadPage(routes.gallery.path), preloadPage(routes.studio.path)]);
