/** Drawn stand-ins for users' photos. */
import sharp from 'sharp';
import type { ReferenceStroke } from '../../contract/references.ts';

/** Draws a JPEG of 2048 × 1365 pixels: a distinct subject and noise on a gradient. */
export async function photoOf(seed: number): Promise<Uint8Array> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1365">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#3a6ea5"/><stop offset="1" stop-color="#8fb98a"/></linearGradient>
    <filter id="n"><feTurbulence baseFrequency="0.6" seed="${seed}"/><feColorMatrix values="0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0.35 0"/></filter></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="1024" cy="480" r="260" fill="#d9956b"/><path d="M560 1365Q620 760 1024 740Q1430 760 1490 1365Z" fill="#8a2433"/>
    <rect width="100%" height="100%" filter="url(#n)"/></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).removeAlpha().jpeg({ quality: 88 }).toBuffer());
}

/** Strokes over the subject and on both sides of it. */
export const photoStrokes: ReferenceStroke[] = [
  {
    marks: 'subject',
    width: 0.03,
    points: [
      [0.5, 0.25],
      [0.5, 0.95],
    ],
  },
  {
    marks: 'subject',
    width: 0.03,
    points: [
      [0.35, 0.9],
      [0.65, 0.9],
    ],
  },
  {
    marks: 'background',
    width: 0.03,
    points: [
      [0.1, 0.1],
      [0.12, 0.9],
    ],
  },
  {
    marks: 'background',
    width: 0.03,
    points: [
      [0.9, 0.1],
      [0.88, 0.9],
    ],
  },
];
