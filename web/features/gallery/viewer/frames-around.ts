interface Strip {
  /** The current frame. */
  index: number;
  count: number;
  /** How many frames fit. */
  room: number;
}

/** The range of frames to show: the current one in the middle, except at the ends of the list. */
export function framesAround({ index, count, room }: Strip): { first: number; end: number } {
  const shown = Math.min(count, Math.max(1, room - ((room + 1) % 2)));
  const first = Math.max(0, Math.min(index - Math.floor(shown / 2), count - shown));
  return { first, end: first + shown };
}
