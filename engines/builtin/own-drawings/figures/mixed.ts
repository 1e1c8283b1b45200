/** The colour in the middle of two. */
export function mixed(one: string, other: string): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const channel = (at: number) =>
    Math.round((part(one, at) + part(other, at)) / 2)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
