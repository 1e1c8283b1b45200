// Runs before the first paint, from a file of its own: the Content-Security-Policy allows no inline script.
// Theme and language are kept up to date afterwards by web/ui/theme.ts and web/i18n/, which use the same keys.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('adventure-theme') ?? 'system';
  } catch {
    // Storage is blocked: the system's theme it is.
  }
  const light =
    choice === 'light' || (choice !== 'dark' && matchMedia('(prefers-color-scheme: light)').matches);
  const root = document.documentElement;
  root.dataset.theme = light ? 'light' : 'dark';

  // The chosen language, else the first of the browser's among those that the build wrote into the page. A page that the
  // server wrote says its own.
  let language = root.dataset.language;
  if (language !== undefined) {
    keepEarlyPress();
  } else {
    try {
      language = localStorage.getItem('adventure-language') ?? undefined;
    } catch {
      // As above.
    }
    const locales = root.dataset.locales.split(' ');
    const localeOf = (one) => locales.find((locale) => locale.split('-')[0] === one);
    const wanted = [language, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
    language = wanted.find(localeOf) ?? 'en';
    root.dataset.language = language;
    root.lang = localeOf(language);
  }
  // zod would otherwise try `new Function` while its schemas are made, which the policy reports as a violation.
  globalThis.__zod_globalConfig = { jitless: true };

  /** Such a page is seen before its script is there: the last press until then is kept for web/app/landing/client.ts. */
  function keepEarlyPress() {
    let button = null;
    const keep = ({ target }) => {
      button = target instanceof Element ? target.closest('button') : null;
    };
    document.addEventListener('click', keep, { capture: true });
    globalThis.takeEarlyPress = () => {
      document.removeEventListener('click', keep, { capture: true });
      return button;
    };
  }
})();
