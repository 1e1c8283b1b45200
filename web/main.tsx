import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPage } from './app/pages.ts';
import { loadCatalogues } from './i18n/catalogue.ts';
import { followLanguage } from './i18n/choose-language.ts';
import { followTheme } from './ui/theme.ts';

followTheme();
followLanguage();
preloadPage(window.location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('The page lacks its root element.');
// Without its texts, which are tried for again with every part that is loaded, the page speaks English.
await loadCatalogues().catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
