import type { Plane } from '../pixels/picture.ts';

/**
 * The distance of each pixel to the nearest one that belongs, in pixels (Felzenszwalb and Huttenlocher,
 * 2012).
 */
export function distanceTo({ values, width, height }: Plane): Float32Array {
  const far = 1e12;
  const squares = new Float32Array(width * height);
  for (let at = 0; at < squares.length; at += 1) {
    const value = values[at]!;
    // A pixel that belongs by half is half a pixel away from one that does.
    squares[at] = value > 0.5 ? (1 - value) ** 2 : far;
  }
  const longest = Math.max(width, height);
  const line = new Float32Array(longest);
  const places = new Int32Array(longest);
  const borders = new Float32Array(longest + 1);
  const transform = (start: number, step: number, length: number) => {
    for (let at = 0; at < length; at += 1) line[at] = squares[start + at * step]!;
    let last = 0;
    places[0] = 0;
    borders[0] = -far;
    borders[1] = far;
    for (let at = 1; at < length; at += 1) {
      let border = meet(at, places[last]!);
      while (border <= borders[last]!) {
        last -= 1;
        border = meet(at, places[last]!);
      }
      last += 1;
      places[last] = at;
      borders[last] = border;
      borders[last + 1] = far;
    }
    let now = 0;
    for (let at = 0; at < length; at += 1) {
      while (borders[now + 1]! < at) now += 1;
      const from = places[now]!;
      squares[start + at * step] = (at - from) ** 2 + line[from]!;
    }
  };
  const meet = (at: number, other: number) =>
    (line[at]! + at * at - (line[other]! + other * other)) / (2 * at - 2 * other);
  for (let x = 0; x < width; x += 1) transform(x, width, height);
  for (let y = 0; y < height; y += 1) transform(y * width, 1, width);
  for (let at = 0; at < squares.length; at += 1) squares[at] = Math.sqrt(squares[at]!);
  return squares;
}
