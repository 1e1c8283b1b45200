/** The aspect ratios of pictures. Sizes in pixels. */
export const resolutions = {
  '16:9': { label: 'Widescreen', width: 1280, height: 720 },
  '1:1': { label: 'Square', width: 1024, height: 1024 },
  '9:16': { label: 'Vertical', width: 720, height: 1280 },
} as const;

/** The names of the ratios, as keys of texts. */
export const ratioNames = {
  '16:9': 'widescreen',
  '1:1': 'square',
  '9:16': 'vertical',
} as const satisfies Record<keyof typeof resolutions, string>;

export type AspectRatio = keyof typeof resolutions;
export const aspectRatios = Object.keys(resolutions) as [AspectRatio, ...AspectRatio[]];
export const defaultAspectRatio: AspectRatio = '16:9';

/** The aspect ratio nearest to a picture's own. */
export function nearestAspectRatio({ width, height }: { width: number; height: number }): AspectRatio {
  const apart = (name: AspectRatio) =>
    Math.abs(Math.log(width / height / (resolutions[name].width / resolutions[name].height)));
  return aspectRatios.toSorted((one, other) => apart(one) - apart(other))[0] ?? defaultAspectRatio;
}

/** Widths of the WebP variants of every stored picture. */
export const variantWidths = [320, 640, 1280] as const;
