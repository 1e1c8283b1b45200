import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPage } from './app/pages.ts';
import { loadCatalogues } from './i18n/catalogue.ts';
import { followLanguage } from './i18n/choose-language.ts';
import { followTheme } from './ui/theme.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page lacks its root element.');

followTheme();
followLanguage();
preloadPage(window.location.pathname);

function show(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Without its texts, which are asked for again with every part that is loaded, the page speaks English.
loadCatalogues()
  .catch(() => undefined)
  .then(() => show(root));
