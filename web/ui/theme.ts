import { useSyncExternalStore } from 'react';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The same key and rule as in `web/public/boot.js`, which applies the theme before the first paint. */
const storageKey = 'adventure-theme';
const barColours = { dark: '#121116', light: '#fcfcfd' };

const listeners = new Set<() => void>();
let choice: ThemeChoice = read();

function read(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((one) => one === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function apply(): void {
  const systemIsLight = matchMedia('(prefers-color-scheme: light)').matches;
  const theme = choice === 'system' ? (systemIsLight ? 'light' : 'dark') : choice;
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[theme]);
  for (const listener of listeners) listener();
}

/** Follows the system and the other tabs; called once at start. */
export function followTheme(): void {
  apply();
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', apply);
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKey) return;
    choice = read();
    apply();
  });
}

export function setTheme(next: ThemeChoice): void {
  choice = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  apply();
}

export function useTheme(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => choice,
  );
}
