// Runs before the first paint; the CSP allows no inline script. web/ui/theme.ts and web/i18n/ use the same
// keys.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('adventure-theme') ?? 'system';
  } catch {
    // Storage is blocked.
  }
  const light =
    choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  const root = document.documentElement;
  root.dataset.theme = light ? 'light' : 'dark';
  // A logout loads both of these pages: their shapes stand there until the script has loaded.
  const shaped = ['login', 'logout'].find((page) => location.pathname === `/${page}`);
  if (shaped !== undefined) root.dataset.page = shaped;

  // The build writes the locales; a page from the server has its language.
  let language = root.dataset.language;
  if (language !== undefined) {
    keepEarlyClick();
  } else {
    try {
      language = localStorage.getItem('adventure-language') ?? undefined;
    } catch {
      // Storage is blocked.
    }
    const locales = root.dataset.locales.split(' ');
    const localeOf = (one) => locales.find((locale) => locale.split('-')[0] === one);
    const wanted = [language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    language = wanted.find(localeOf) ?? 'en';
    root.dataset.language = language;
    root.lang = localeOf(language);
  }
  // Keeps zod from `new Function`, which the CSP reports.
  globalThis.__zod_globalConfig = { jitless: true };

  /** Keeps the last click before the script is there, for web/app/landing/client.ts. */
  function keepEarlyClick() {
    let button = null;
    const keep = ({ target }) => {
      button = target instanceof Element ? target.closest('button') : null;
    };
    document.addEventListener('click', keep, { capture: true });
    globalThis.takeEarlyClick = () => {
      document.removeEventListener('click', keep, { capture: true });
      return button;
    };
  }
})();
