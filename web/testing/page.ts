import { createElement } from 'react';
import { toast } from 'sonner';
import { type Locator, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Language } from '#contract/languages.ts';
import { App, createAppClient } from '#web/app/app.tsx';
import { preloadPage } from '#web/app/pages.ts';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { setTheme, type ThemeChoice } from '#web/ui/theme.ts';
import { deleteStoredFormFiles } from './files.ts';
import { readStores, resetStores } from './zustand.ts';

export interface PageOptions {
  language?: Language;
  theme?: ThemeChoice;
}

let entries = 0;

/** Opens the app at an address. */
export async function openPage(
  address: string,
  { language = 'en', theme = 'system' }: PageOptions = {},
): Promise<void> {
  await cleanup();
  // Each in a history entry of its own: the app restores the scroll position of an entry it knows.
  entries += 1;
  window.history.pushState({ key: `test-${entries}` }, '', address);
  await preloadPage(location.pathname);
  await loadCatalogues(language);
  setLanguage(language);
  setTheme(theme);
  await show();
}

/** Opens the app again as after a reload: only the address and stored data are left. */
export async function reloadPage(): Promise<void> {
  await cleanup();
  const stored = Object.entries(localStorage);
  resetModules();
  localStorage.clear();
  for (const [name, value] of stored) localStorage.setItem(name, value);
  readStores();
  await show();
}

let shown: ReturnType<typeof createAppClient> | null = null;

async function show(): Promise<void> {
  shown = createAppClient();
  await render(createElement(App, { client: shown }));
}

/** Unmounts the page and clears everything it stored, for the next test. */
export async function clearPage(): Promise<void> {
  await cleanup();
  // The answer to a running query would store this test's user.
  await shown?.cancelQueries();
  resetModules();
  setTheme('system');
  await deleteStoredFormFiles();
  localStorage.clear();
  sessionStorage.clear();
}

/** Clears the state of the page's modules. */
function resetModules(): void {
  resetStores();
  // Toasts of the previous page would show again.
  toast.dismiss();
}

/** Presses the browser's Back button. */
export function goBack(): Promise<void> {
  return goInHistory(-1);
}

/** Presses the browser's Forward button. */
export function goForward(): Promise<void> {
  return goInHistory(1);
}

async function goInHistory(steps: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(steps);
  await arrived;
}

/** The page's path and query. */
export function address(): string {
  return location.pathname + location.search;
}

/** Moves the focus as the keyboard would. */
export function focus(locator: Locator): void {
  locator.element().focus();
}

/** Presses keys one after another, such as `Escape` or `Shift+ArrowRight`. */
export async function press(...keys: string[]): Promise<void> {
  for (const combination of keys) {
    const names = combination === '+' ? ['+'] : combination.split('+');
    const last = names.pop() ?? '';
    const down = names.map((name) => `{${name}>}`).join('');
    const up = names.map((name) => `{/${name}}`).join('');
    const key = last.length === 1 ? last : `{${last}}`;
    await userEvent.keyboard(`${down}${key}${up}`);
  }
}
