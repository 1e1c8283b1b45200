import sharp from 'sharp';
import type { TestFile } from './reference-files.ts';

/** Returns a picture of one look: warm bands, each in another place. */
async function similarPicture(seed: number): Promise<TestFile> {
  const hue = (seed * 7) % 40;
  const bands = Array.from({ length: 6 }, (_, at) => {
    const y = (at * 97 + seed * 53) % 360;
    return `<rect x="0" y="${y}" width="640" height="44" fill="hsl(${hue + at * 3}, 90%, ${30 + at * 8}%)"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="hsl(${hue}, 80%, 20%)"/>${bands.join('')}</svg>`;
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer();
  return { name: `look-${seed}.png`, mimeType: 'image/png', buffer };
}

/** Returns pictures of one look to train a style on, no two alike. Their numbers start at `from`. */
export function similarPictures(count: number, from = 0): Promise<TestFile[]> {
  return Promise.all(Array.from({ length: count }, (_, at) => similarPicture(from + at)));
}
