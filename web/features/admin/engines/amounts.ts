import { currentLocale } from '#web/i18n/language.ts';

const million = 1_000_000;

/** Formats millionths of a US dollar; fractions of a cent get more digits. */
export function formatDollars(micros: number): string {
  const isSmall = micros > 0 && micros < million / 10;
  return new Intl.NumberFormat(currentLocale(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: isSmall ? 4 : 2,
  }).format(micros / million);
}

/** Milliseconds below a second, tenths below ten seconds, then whole seconds and minutes: "2.3 s". */
export function formatDuration(ms: number): string {
  // A space that does not break; the units are the same in every language.
  const write = (value: number, unit: string, digits = 0) =>
    `${new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: digits }).format(value)}\u00a0${unit}`;
  if (ms < 1_000) return write(ms, 'ms');
  if (ms < 10_000) return write(ms / 1_000, 's', 1);
  if (ms < 120_000) return write(ms / 1_000, 's');
  return write(ms / 60_000, 'min', 1);
}

/** Parses a typed dollar amount into millionths; null for empty input, undefined for an invalid amount. */
export function readDollars(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (!/^\d{1,7}(\.\d{1,6})?$/.test(text)) return undefined;
  return Math.round(Number(text) * million);
}

/** Formats an amount for editing. */
export function toTyped(micros: number | null): string {
  return micros === null ? '' : String(micros / million);
}
