/**
 * Making the variants of a stored 1280×720 picture (WebP of 320, 640 and 1280, and the thumbhash), compared
 * with sharp alone doing the same encodes. Alternately, so that other load affects both alike.
 *
 *     npm run bench -- variants
 */
import sharp from 'sharp';
import { variantWidths } from '../contract/resolutions.ts';
import { makeVariants } from '../server/platform/images/variants.ts';
import { type Figure, median, report, round, timeRuns } from './measure.ts';

const rounds = 30;
const size = { width: 1280, height: 720 } as const;
/** Same as in `server/platform/images/variants.ts`. */
const webp = { quality: 80, effort: 2 } as const;

/** As hard to compress as a photo of sand: 2.5 MB as PNG. */
const noisy = await sharp({
  create: { ...size, channels: 3, background: '#468', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
})
  .png()
  .toBuffer();
/** Similar to a design: plain areas, an edge, a gradient. */
const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">
    <linearGradient id="g"><stop stop-color="#f80"/><stop offset="1" stop-color="#206"/></linearGradient>
    <rect width="1280" height="720" fill="url(#g)"/>
    <circle cx="880" cy="360" r="260" fill="#ff0" stroke="#fff" stroke-width="24"/>
    <text x="60" y="440" font-size="200" font-weight="bold" fill="#fff" stroke="#000" stroke-width="8">WHY?</text>
  </svg>`,
);
const plain = await sharp(drawing).png().toBuffer();

/** Decodes once, then encodes all variants concurrently: the same encodes and nothing else. */
async function bareSharp(picture: Buffer): Promise<void> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const copies = variantWidths.filter((width) => width <= info.width);
  await Promise.all(
    copies.map((width) => sharp(data, { raw: info }).resize({ width }).webp(webp).toBuffer()),
  );
}

async function compare(name: string, picture: Buffer): Promise<Figure> {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    ours.push(...(await timeRuns(() => makeVariants(picture), { runs: 1, warmUps: turn === 0 ? 3 : 0 })));
    bare.push(...(await timeRuns(() => bareSharp(picture), { runs: 1, warmUps: turn === 0 ? 3 : 0 })));
  }
  return {
    name: `variants of ${name}, ours ÷ bare sharp`,
    value: median(ours) / median(bare),
    unit: '×',
    bound: { atMost: 1.2 },
    comparedWith: `bare sharp ${round(median(bare))} ms; ours ${round(median(ours))} ms, with the thumbhash`,
  };
}

report('Variants of a 1280×720 PNG', [
  await compare('a noisy picture', noisy),
  await compare('a drawing', plain),
]);
