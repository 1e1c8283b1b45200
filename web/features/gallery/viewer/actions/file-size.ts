const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** Bytes as "1.94 MB", in decimal units as upload forms use them, with three significant digits. */
export function formatFileSize(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[unit] ?? 'byte',
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  }).format(value);
}
