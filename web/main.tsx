import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preloadPage } from './app/pages.ts';
import { followTheme } from './ui/theme.ts';

followTheme();
preloadPage(window.location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('The page lacks its root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
