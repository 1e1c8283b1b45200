import { expect, it } from 'vitest';
import { languages, localeOf } from '#contract/languages.ts';
import { stripeLocaleFor } from './checkouts.ts';

it.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
  ['es-MX', 'es'],
  ['EN-gb', 'en'],
  ['tlh, es;q=0.5', 'auto'],
  ['', 'auto'],
  ['*', 'auto'],
])('Stripe’s page for a browser that prefers %j is in %s', (header, locale) => {
  expect(stripeLocaleFor(header)).toBe(locale);
});

it.each(languages)('Stripe’s page for %s is in its locale, or in the browser’s', (language) => {
  expect([localeOf(language), language, 'auto']).toContain(stripeLocaleFor(localeOf(language)));
});
