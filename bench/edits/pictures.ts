import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

/** A sky over a meadow with a ball on it, and the grain of a camera. */
export async function drawnScene({ width, height }: Size): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#6fa8e6"/><stop offset="1" stop-color="#dceaf7"/></linearGradient>
    <filter id="grass"><feTurbulence baseFrequency="0.08 0.16" numOctaves="4" seed="3"/><feColorMatrix values="0 0 0 0 0.22  0 0.8 0 0 0.1  0 0 0 0 0.09  0 0 0 0 1"/></filter>
    <rect width="1280" height="720" fill="url(#sky)"/><rect y="380" width="1280" height="340" filter="url(#grass)"/>
    <circle cx="640" cy="460" r="115" fill="#d23030"/><circle cx="600" cy="420" r="30" fill="#f0a0a0"/></svg>`;
  // Drawing the grass at 64 megapixels would take minutes.
  const drawn = await sharp(Buffer.from(svg)).resize(Math.min(width, 2_560)).removeAlpha().png().toBuffer();
  const pixels = await sharp(drawn).resize(width, height).raw().toBuffer();
  let state = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    pixels[at] = Math.min(255, Math.max(0, (pixels[at] ?? 0) + (state >>> 24) / 32 - 4));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** Marks a disc that is this share of the picture, around the ball. */
export function discMask({ width, height }: Size, share: number): Promise<Buffer> {
  const radius = Math.sqrt((share * width * height) / Math.PI);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><circle cx="${width / 2}" cy="${height * 0.64}" r="${radius}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg), { limitInputPixels: false })
    .removeAlpha()
    .toColourspace('b-w')
    .extractChannel(0)
    .png()
    .toBuffer();
}
