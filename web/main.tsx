import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { routes } from '#contract/routes.ts';
import { App, clearPrefetchedSession, prefetchSession } from './app/app.tsx';
import { preloadPage } from './app/pages.ts';
import { loadCatalogues } from './i18n/catalogue.ts';
import { followLanguage } from './i18n/choose-language.ts';
import { followTheme } from './ui/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page lacks its root element.');

followTheme();
followLanguage();
// Skip the session check on the way to a logout: its calls would be refused a moment later.
if (window.location.pathname === routes.logout.path && window.location.search === '')
  clearPrefetchedSession();
else prefetchSession();
const page = preloadPage(window.location.pathname);

function show(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/**
 * React delays replacing a loading state by a third of a second. Wait this long for the page's code with
 * nothing shown; on a slower network render the bar first.
 */
const maxWaitMs = 400;
const isLate = new Promise<void>((resolve) => setTimeout(resolve, maxWaitMs));

// If the texts fail to load, the page is in English; they are loaded again with every further part.
loadCatalogues()
  .catch(() => undefined)
  .then(() => Promise.race([page, isLate]))
  .then(() => show(root));
