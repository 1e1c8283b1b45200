/** Affine maps of the plane, in the order of Canvas 2D's `transform(a, b, c, d, e, f)`. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The map back. Throws for one that has none. */
export function inverse({ a, b, c, d, e, f }: Matrix): Matrix {
  const determinant = a * d - b * c;
  if (determinant === 0) throw new RangeError('This map flattens the plane.');
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  };
}

export function mapPoint({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}
