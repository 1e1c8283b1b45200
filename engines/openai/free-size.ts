/** OpenAI's limits for free sizes, in pixels, for `gpt-image-2`: its description of `size`. */
const freeSizes = { step: 16, minPixels: 655_360, maxPixels: 8_294_400, maxSide: 3_840, maxRatio: 3 };

/** The nearest allowed size of the same shape. A longer shape gets the longest allowed one, to be cropped. */
export function freeSizeFor({
  width,
  height,
}: {
  width: number;
  height: number;
}): [width: number, height: number] {
  const { step, minPixels, maxPixels, maxSide, maxRatio } = freeSizes;
  const long = Math.max(width, height);
  const short = Math.max(Math.min(width, height), long / maxRatio);
  const most = Math.min(Math.sqrt(maxPixels / (long * short)), maxSide / long);
  const scale = Math.min(Math.max(1, Math.sqrt(minPixels / (long * short))), most);
  const sides = (round: (length: number) => number) => {
    const shortSide = round((short * scale) / step) * step;
    return [Math.min(round((long * scale) / step) * step, shortSide * maxRatio), shortSide] as const;
  };
  // Up, so that nothing is enlarged afterwards, except at the upper limits.
  const rounded = sides(Math.ceil);
  const isTooLarge = rounded[0] > maxSide || rounded[0] * rounded[1] > maxPixels;
  const [longSide, shortSide] = isTooLarge ? sides(Math.floor) : rounded;
  return width >= height ? [longSide, shortSide] : [shortSide, longSide];
}
