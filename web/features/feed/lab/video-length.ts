const longestSeconds = 100 * 3_600 - 1;

/** Reads a video's length as somebody writes it (`10:24`, `1:02:33`, `45`); null for anything else. Seconds. */
export function parseLength(typed: string): number | null {
  const parts = typed.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,5}$/.test(part))) return null;
  const numbers = parts.map(Number);
  // Minutes and seconds behind a colon stay below sixty.
  if (numbers.slice(1).some((number) => number > 59)) return null;
  const seconds = numbers.reduce((sum, number) => sum * 60 + number, 0);
  return seconds > 0 && seconds <= longestSeconds ? seconds : null;
}

/** A length as video sites print it: `0:45`, `10:24`, `1:02:33`. */
export function formatLength(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3_600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What stands in the picture's corner; null while the length cannot be read. */
export function shownLength(typed: string): string | null {
  const seconds = parseLength(typed);
  return seconds === null ? null : formatLength(seconds);
}
