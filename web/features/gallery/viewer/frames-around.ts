interface Strip {
  /** Of the frame that is looked at. */
  index: number;
  count: number;
  /** How many frames there is room for. */
  room: number;
}

/** Which frames are shown: those around the current one, which stands in the middle but at the ends of the list. */
export function framesAround({ index, count, room }: Strip): { first: number; end: number } {
  const shown = Math.min(count, Math.max(1, room - ((room + 1) % 2)));
  const first = Math.max(0, Math.min(index - Math.floor(shown / 2), count - shown));
  return { first, end: first + shown };
}
