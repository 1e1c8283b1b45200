/** A picture at one scale, with its hole. */
export interface Level {
  /** Three bytes a pixel; the hole's are filled little by little. */
  readonly rgb: Uint8Array;
  /** 1 is to be filled. */
  readonly hole: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** How many pixels are to be filled. */
  readonly holes: number;
}

type Pixels = Omit<Level, 'holes'>;

/** The picture is mirrored this far beyond its edges, so that patches fit at its edges. */
const margin = 8;
/** The coarsest level has at least this many pixels on its shorter side. */
const shortest = 28;

/** Levels from the coarsest to the picture itself, each half as large as the next. */
export function levelsOf(picture: Pixels): Level[] {
  const levels = [counted(picture)];
  for (;;) {
    const [finer] = levels;
    if (!finer || Math.min(finer.width, finer.height) < 2 * shortest) return levels;
    levels.unshift(halve(finer));
  }
}

function counted(pixels: Pixels): Level {
  let holes = 0;
  for (let at = 0; at < pixels.hole.length; at += 1) holes += pixels.hole[at]!;
  return { ...pixels, holes };
}

/** Colours come from what is known; a pixel of which half is unknown is in the hole. */
function halve(finer: Level): Level {
  const [width, height] = [finer.width >> 1, finer.height >> 1];
  const rgb = new Uint8Array(width * height * 3);
  const hole = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [red, green, blue, known] = [0, 0, 0, 0];
      for (let part = 0; part < 4; part += 1) {
        const at = (2 * y + (part >> 1)) * finer.width + 2 * x + (part & 1);
        if (finer.hole[at]) continue;
        red += finer.rgb[at * 3]!;
        green += finer.rgb[at * 3 + 1]!;
        blue += finer.rgb[at * 3 + 2]!;
        known += 1;
      }
      const to = y * width + x;
      if (known > 0) {
        rgb[to * 3] = red / known + 0.5;
        rgb[to * 3 + 1] = green / known + 0.5;
        rgb[to * 3 + 2] = blue / known + 0.5;
      }
      hole[to] = known <= 2 ? 1 : 0;
    }
  }
  return counted({ rgb, hole, width, height });
}

const mirrored = (at: number, length: number) =>
  Math.min(length - 1, Math.max(0, at < 0 ? -at - 1 : at >= length ? 2 * length - 1 - at : at));

export function withMargin({ rgb, hole, width, height }: Pixels): Pixels {
  const [wide, tall] = [width + 2 * margin, height + 2 * margin];
  const larger = { rgb: new Uint8Array(wide * tall * 3), hole: new Uint8Array(wide * tall) };
  for (let y = 0; y < tall; y += 1) {
    const row = mirrored(y - margin, height) * width;
    for (let x = 0; x < wide; x += 1) {
      const from = row + mirrored(x - margin, width);
      const to = y * wide + x;
      larger.hole[to] = hole[from]!;
      larger.rgb[to * 3] = rgb[from * 3]!;
      larger.rgb[to * 3 + 1] = rgb[from * 3 + 1]!;
      larger.rgb[to * 3 + 2] = rgb[from * 3 + 2]!;
    }
  }
  return { ...larger, width: wide, height: tall };
}

export function withoutMargin(
  level: Pixels,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = ((y + margin) * level.width + margin) * 3;
    rgb.set(level.rgb.subarray(from, from + width * 3), y * width * 3);
  }
  return rgb;
}
