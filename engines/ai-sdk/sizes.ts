type Size = { readonly width: number; readonly height: number };

/**
 * The vendor's aspect ratio that is nearest to a picture's. The result is cropped to the requested ratio
 * afterwards.
 */
export function nearestRatio<Ratio extends `${number}:${number}`>(
  requested: Size,
  ratios: readonly [Ratio, ...Ratio[]],
): Ratio {
  const shape = Math.log(requested.width / requested.height);
  const far = (ratio: Ratio) => {
    const [width = 1, height = 1] = ratio.split(':').map(Number);
    return Math.abs(Math.log(width / height) - shape);
  };
  return ratios.reduce((best, ratio) => (far(ratio) < far(best) ? ratio : best));
}

/**
 * A size whose sides are multiples of a step and within a vendor's limit; not smaller than requested, if
 * possible.
 */
export function sizeInSteps(requested: Size, { step, most }: { step: number; most: number }): Size {
  const shrunk = Math.min(1, most / Math.max(requested.width, requested.height));
  const side = (length: number) =>
    Math.min(Math.floor(most / step) * step, Math.max(256, Math.ceil((length * shrunk) / step) * step));
  return { width: side(requested.width), height: side(requested.height) };
}
