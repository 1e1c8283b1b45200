import sharp, { type Sharp } from 'sharp';

/** A soft picture whose colours depend on the seed alone. PNG. */
export async function drawPicture(seed: number, width: number, height: number): Promise<Buffer> {
  return softPicture(colorsOf(seed), width, height).png({ compressionLevel: 1 }).toBuffer();
}

/** A sampler's preview at a progress of 0 to 1: noise that becomes the picture. JPEG, small. */
export async function drawPreview(
  seed: number,
  done: number,
  width: number,
  height: number,
): Promise<Buffer> {
  const [noise, colors] = [colorsOf(seed + 99_991), colorsOf(seed)];
  const mixed = colors.map((color, at) => Math.round(color * done + (noise[at] ?? 0) * (1 - done)));
  return softPicture(mixed, Math.ceil(width / 8), Math.ceil(height / 8))
    .jpeg({ quality: 95 })
    .toBuffer();
}

const grid = { width: 4, height: 3, channels: 3 } as const;

function softPicture(colors: readonly number[], width: number, height: number): Sharp {
  return sharp(Uint8Array.from(colors), { raw: grid }).resize(width, height, {
    fit: 'fill',
    kernel: 'cubic',
  });
}

/** Numerical Recipes' congruential generator; only its high bits are good. */
function colorsOf(seed: number): number[] {
  let state = seed >>> 0;
  return Array.from({ length: grid.width * grid.height * grid.channels }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
