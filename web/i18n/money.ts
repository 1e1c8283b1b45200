import { currentLocale } from './language.ts';

/** Formats whole dollars. */
export function formatPrice(dollars: number): string {
  return inDollars(dollars, 0);
}

/** Formats an amount in cents, to the cent. */
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
    // By default Spanish omits the separator in 1.740.
    useGrouping: 'always',
  }).format(dollars);
}
