import { formatDate } from '#web/i18n/dates.ts';

/** A day in full, in the reader's time zone: "31 January 2027". */
export function dayOf(moment: string): string {
  return formatDate(moment, { dateStyle: 'long' });
}
