/** A drawn person, for tests that need one: no photo of anybody is part of the project. */
import sharp from 'sharp';

export type DrawnExpression = 'neutral' | 'happy' | 'shocked';

/** A drawn portrait that the networks take for a person: head and shoulders before a wall. */
export async function portraitPhoto({
  width = 900,
  height = 1100,
  /** The middle of the face in shares, and the face's height in shares of the picture's. */
  x = 0.5,
  y = 0.36,
  face = 0.3,
  skin = '#c98f6b',
  shirt = '#2f4a8a',
  people = 1,
  expression = 'neutral' as DrawnExpression,
} = {}): Promise<Uint8Array> {
  const tall = face * height;
  const figures = Array.from({ length: people }, (_, index) => {
    const middle = width * (people === 1 ? x : (index + 0.5) / people);
    return figure(middle, y * height, tall, { skin, shirt, height, expression });
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#b9c4c0"/><stop offset="1" stop-color="#8d9a97"/></linearGradient>
    <filter id="soft"><feGaussianBlur stdDeviation="${tall * 0.012}"/></filter></defs>
    <rect width="100%" height="100%" fill="url(#wall)"/><g filter="url(#soft)">${figures.join('')}</g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer());
}

function figure(
  x: number,
  y: number,
  tall: number,
  {
    skin,
    shirt,
    height,
    expression,
  }: { skin: string; shirt: string; height: number; expression: DrawnExpression },
): string {
  const at = (dx: number, dy: number) => `cx="${x + dx * tall}" cy="${y + dy * tall}"`;
  const size = (rx: number, ry: number) => `rx="${rx * tall}" ry="${ry * tall}"`;
  // Brows, lids and mouth, in heights of the face: what a drawing needs to be read as a feeling.
  const { inner, outer, lid, mouth } = features[expression](x, y, tall);
  const eye = (side: number) => `
    <ellipse ${at(side * 0.19, -0.12)} ${size(0.085, lid)} fill="#f6f2ee"/>
    <circle ${at(side * 0.19, -0.12)} r="${0.042 * tall}" fill="#3b2415"/>
    <path d="M${x + side * 0.09 * tall} ${y + inner * tall} Q${x + side * 0.19 * tall} ${y + (Math.min(inner, outer) - 0.06) * tall} ${x + side * 0.29 * tall} ${y + outer * tall}" stroke="#2a1a12" stroke-width="${0.035 * tall}" fill="none"/>`;
  return `
    <path d="M${x - 1.15 * tall} ${height} C${x - 1.15 * tall} ${y + 0.95 * tall} ${x - 0.4 * tall} ${y + 0.85 * tall} ${x} ${y + 0.85 * tall} C${x + 0.4 * tall} ${y + 0.85 * tall} ${x + 1.15 * tall} ${y + 0.95 * tall} ${x + 1.15 * tall} ${height} Z" fill="${shirt}"/>
    <rect x="${x - 0.2 * tall}" y="${y + 0.3 * tall}" width="${0.4 * tall}" height="${0.65 * tall}" rx="${0.15 * tall}" fill="${skin}"/>
    <ellipse ${at(0, 0.52)} ${size(0.21, 0.12)} fill="#000" opacity="0.25"/>
    <ellipse ${at(0, -0.22)} ${size(0.53, 0.6)} fill="#2a1a12"/>
    <ellipse ${at(0, 0)} ${size(0.42, 0.56)} fill="${skin}"/>
    <ellipse ${at(0, -0.5)} ${size(0.4, 0.16)} fill="#2a1a12"/>
    ${eye(-1)}${eye(1)}
    <path d="M${x} ${y - 0.08 * tall} l${-0.06 * tall} ${0.2 * tall} q${0.06 * tall} ${0.05 * tall} ${0.12 * tall} 0 Z" fill="#000" opacity="0.18"/>
    ${mouth}
    <ellipse ${at(0, 0.4)} ${size(0.12, 0.03)} fill="#000" opacity="0.12"/>`;
}

interface Features {
  inner: number;
  outer: number;
  lid: number;
  mouth: string;
}

/** What differs between the expressions: where the brows are, how open the eyes, and the mouth. */
const features: Record<DrawnExpression, (x: number, y: number, tall: number) => Features> = {
  neutral: (x, y, tall) => ({
    inner: -0.2,
    outer: -0.2,
    lid: 0.045,
    mouth: `<ellipse cx="${x}" cy="${y + 0.28 * tall}" rx="${0.15 * tall}" ry="${0.05 * tall}" fill="#a3473f"/>`,
  }),
  happy: (x, y, tall) => ({
    inner: -0.22,
    outer: -0.2,
    lid: 0.035,
    mouth: `<path d="M${x - 0.22 * tall} ${y + 0.22 * tall} Q${x} ${y + 0.27 * tall} ${x + 0.22 * tall} ${y + 0.22 * tall} Q${x} ${y + 0.5 * tall} ${x - 0.22 * tall} ${y + 0.22 * tall} Z" fill="#fbf7f2" stroke="#a3473f" stroke-width="${0.03 * tall}"/>`,
  }),
  shocked: (x, y, tall) => ({
    inner: -0.29,
    outer: -0.26,
    lid: 0.075,
    mouth: `<ellipse cx="${x}" cy="${y + 0.31 * tall}" rx="${0.1 * tall}" ry="${0.14 * tall}" fill="#3a1210" stroke="#a3473f" stroke-width="${0.03 * tall}"/>`,
  }),
};
