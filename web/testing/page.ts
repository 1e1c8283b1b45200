import { createElement } from 'react';
import { type Locator, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Language } from '#contract/languages.ts';
import { App, createAppClient } from '#web/app/app.tsx';
import { preloadPage } from '#web/app/pages.ts';
import { loadCatalogues } from '#web/i18n/catalogue.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { resetStores } from './zustand.ts';

export interface PageOptions {
  language?: Language;
}

/** Shows the app at an address, as a browser does that comes there. */
export async function openPage(address: string, { language = 'en' }: PageOptions = {}): Promise<void> {
  await cleanup();
  window.history.pushState(null, '', address);
  await preloadPage(location.pathname);
  await loadCatalogues(language);
  setLanguage(language);
  await show();
}

/** Shows the app again as after a reload: all that is left is the address and what the browser keeps. */
export async function reloadPage(): Promise<void> {
  await cleanup();
  const kept = Object.entries(localStorage);
  resetStores();
  for (const [name, value] of kept) localStorage.setItem(name, value);
  await show();
}

async function show(): Promise<void> {
  await render(createElement(App, { client: createAppClient() }));
}

/** Takes the page away with all that it has left in the browser, for the next test. */
export async function forgetPage(): Promise<void> {
  await cleanup();
  resetStores();
  localStorage.clear();
  sessionStorage.clear();
}

/** The path and the query of the page. */
export function address(): string {
  return location.pathname + location.search;
}

/** Moves the focus, as the keyboard would. */
export function focus(locator: Locator): void {
  locator.element().focus();
}

/** Presses keys one after the other, such as `Escape` or `Shift+ArrowRight`. */
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
