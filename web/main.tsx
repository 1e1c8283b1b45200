import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { routes } from '#contract/routes.ts';
import { App, askWhoIsThere, forgetWhoIsThere } from './app/app.tsx';
import { preloadPage } from './app/pages.ts';
import { loadCatalogues } from './i18n/catalogue.ts';
import { followLanguage } from './i18n/choose-language.ts';
import { followTheme } from './ui/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page lacks its root element.');

followTheme();
followLanguage();
// Whoever comes to leave is not welcomed first: what the bar would ask for then is refused a moment later.
if (window.location.pathname === routes.logout.path && window.location.search === '') forgetWhoIsThere();
else askWhoIsThere();
const page = preloadPage(window.location.pathname);

function show(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

/**
 * React holds back for a third of a second what replaces a sign of waiting. Code that comes this soon is waited for with
 * nothing shown instead; what comes later, on a slow network, is not: the bar goes ahead.
 */
const patienceMs = 400;
const isLate = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));

// Without its texts, which are asked for again with every part that is loaded, the page speaks English.
loadCatalogues()
  .catch(() => undefined)
  .then(() => Promise.race([page, isLate]))
  .then(() => show(root));
