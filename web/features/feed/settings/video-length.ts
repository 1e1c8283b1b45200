import { hourSeconds } from '#contract/durations.ts';

const maxDurationSeconds = 100 * hourSeconds - 1;

/** Parses a video's length (`10:24`, `1:02:33`, `45`) into seconds; null for anything else. */
export function parseLength(typed: string): number | null {
  const parts = typed.trim().split(':');
  if (parts.length > 3 || parts.some((part) => !/^\d{1,5}$/.test(part))) return null;
  const numbers = parts.map(Number);
  // Minutes and seconds after a colon are below sixty.
  if (numbers.slice(1).some((number) => number > 59)) return null;
  const seconds = numbers.reduce((sum, number) => sum * 60 + number, 0);
  return seconds > 0 && seconds <= maxDurationSeconds ? seconds : null;
}

/** Formats a length as video sites do: `0:45`, `10:24`, `1:02:33`. */
export function formatLength(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / hourSeconds);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The text in the picture's corner; null for an invalid length. */
export function shownLength(typed: string): string | null {
  const seconds = parseLength(typed);
  return seconds === null ? null : formatLength(seconds);
}
