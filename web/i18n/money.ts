import { currentLocale } from './language.ts';

/** Whole dollars, as the language writes them. */
export function formatPrice(dollars: number): string {
  return inDollars(dollars, 0);
}

/** An amount in cents, to the cent, as the language writes it. */
export function formatCents(cents: number): string {
  return inDollars(cents / 100, 2);
}

function inDollars(dollars: number, digits: number): string {
  return new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Spanish would leave 1.740 without its point.
    useGrouping: 'always',
  }).format(dollars);
}
