/** Photos for tests, drawn so that a test knows where everything is. */
import sharp from 'sharp';
import type { ReferenceStroke } from '../../../contract/references.ts';
import type { DesignPhoto } from '../photos/photo.ts';

export const photoColors = { ground: [30, 120, 60], subject: [210, 60, 40] } as const;

/** A red disc on a green ground, both slightly uneven, as a JPEG. */
export async function discPhoto({
  width = 900,
  height = 600,
  x = 0.5,
  y = 0.5,
  format = 'jpeg' as 'jpeg' | 'png',
} = {}): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><filter id="n"><feTurbulence baseFrequency="0.4" numOctaves="2"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.1 0"/></filter></defs>
    <rect width="100%" height="100%" fill="rgb(${photoColors.ground})"/>
    <circle cx="${width * x}" cy="${height * y}" r="${Math.min(width, height) * 0.26}" fill="rgb(${photoColors.subject})"/>
    <rect width="100%" height="100%" filter="url(#n)"/></svg>`;
  return new Uint8Array(
    await sharp(Buffer.from(svg)).removeAlpha().toFormat(format, { quality: 95 }).toBuffer(),
  );
}

/** A sky over a meadow, of which nothing stands out, as a JPEG. */
export async function landscapePhoto({ width = 900, height = 600 } = {}): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#9cc4ea"/><rect y="55%" width="100%" height="45%" fill="#4d7a3a"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 95 }).toBuffer());
}

/** The disc alone, on transparency, as a PNG. */
export async function clearPhoto(): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><circle cx="250" cy="250" r="180" fill="rgb(${photoColors.subject})"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** Strokes over the disc, and on the ground beside it. */
export const discStrokes: ReferenceStroke[] = [
  {
    marks: 'subject',
    width: 0.04,
    points: [
      [0.42, 0.5],
      [0.58, 0.5],
    ],
  },
  {
    marks: 'background',
    width: 0.04,
    points: [
      [0.1, 0.1],
      [0.1, 0.9],
    ],
  },
];

export function photoFor(
  bytes: Uint8Array,
  use: DesignPhoto['use'],
  strokes: DesignPhoto['strokes'] = [],
): DesignPhoto {
  return { bytes, use, strokes };
}
