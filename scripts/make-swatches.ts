import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { type ImageStyleId, imageStyles, presetThumbnailStyles } from '#contract/styles.ts';
import { type V2PresetId, v2Presets, v2StyleId } from '#contract/v2-presets.ts';
import { createBuiltinEngine } from '#engines/builtin/builtin.ts';

// Draws the samples of the styles in the studio's form: `node scripts/run24.mjs scripts/make-swatches.ts`.
// The files are committed, so neither build nor start draws them. Run it again after a change to a style.

const thumbnailFolder = fileURLToPath(new URL('../web/public/styles', import.meta.url));
const imageFolder = fileURLToPath(new URL('../web/public/styles/images', import.meta.url));
const swatchFolder = fileURLToPath(new URL('../web/features/style-swatches/swatches', import.meta.url));
const png = { encoding: { format: 'png', quality: 100 } } as const;

/** A finished picture of each style, of the kind that it is strong at. */
interface Subject {
  prompt: string;
  seed: number;
}

const thumbnailSubjects: Record<(typeof presetThumbnailStyles)[number]['id'], Subject> = {
  'MrBeast-tzdev': { prompt: 'Last to leave the island wins $500,000', seed: 7 },
  'Kurzgesagt-tzdev': { prompt: 'What if the moon exploded?', seed: 7 },
  'NickD-tzdev': { prompt: 'The casino that always wins', seed: 7 },
  'Matthew-tzdev': { prompt: 'This phone costs $10', seed: 7 },
  'Lebron-tzdev': { prompt: 'The knockout nobody saw coming', seed: 3 },
  MaxVersta: { prompt: 'The loneliest lighthouse in the world', seed: 7 },
  BackgroundIRL: { prompt: 'I built a tiny cabin in the forest', seed: 7 },
};

/** The kind of video each ThumbnailsV2 preset is made for. */
const presetPrompts: Record<V2PresetId, string> = {
  none: 'My "NEW SETUP" camera',
  mrbeast: '"NO WAY!" shocked face',
  documentario: '"THE LAST ICE" polar bear in the snow',
  financas: '"+347% PROFIT" chart',
};

const imagePrompts: Record<ImageStyleId, string> = {
  Default: 'a fox in the mountains',
  Photographic: 'a lighthouse by the sea at sunset',
  Realistic: 'a red car on a mountain road',
  Portrait: 'portrait of an astronaut',
  'POV GoPro': 'a snowboarder on a mountain',
  Cinema: 'a detective in a rainy street at night',
  Disney: 'a castle at dawn',
  Masterpiece: 'a sailing boat on the sea at sunset',
  Architecture: 'a skyscraper in the city',
  Blueprint: 'a rocket',
  Cartoon: 'a cat eating pizza',
  'CCTV footage photo': 'a raccoon at night in a street',
  Comic: 'a superhero over the city',
  Futuristic: 'a robot in a city of the future',
  'Pixaled Art': 'a knight and a dragon',
  PNG: 'a hamburger',
  Retro: 'a radio on a table',
  Sketch: 'an owl on a branch',
  'Video Games': 'a treasure chest in a cave',
};

const engine = createBuiltinEngine();
for (const folder of [imageFolder, swatchFolder]) await mkdir(folder, { recursive: true });

for (const { id, slug } of presetThumbnailStyles) {
  const input = { ...thumbnailSubjects[id], tool: 'Thumbnail', style: id, aspectRatio: '16:9' } as const;
  await storeBoth(join(thumbnailFolder, slug), (await engine.design(input, png)).bytes);
}

for (const { id, slug } of v2Presets) {
  const style = v2StyleId(id);
  const input = {
    prompt: presetPrompts[id],
    tool: 'ThumbnailsV2',
    style,
    aspectRatio: '16:9',
    seed: 7,
  } as const;
  await storeBoth(join(thumbnailFolder, slug), (await engine.design(input, png)).bytes);
}

for (const { id } of imageStyles) {
  const input = {
    prompt: imagePrompts[id],
    tool: 'Genesys Pro',
    style: id,
    aspectRatio: '16:9',
    seed: 11,
  } as const;
  const { bytes } = await engine.design(input, png);
  const slug = id.toLowerCase().replaceAll(' ', '-');
  await store(join(swatchFolder, slug), bytes, { width: 128, height: 72 });
  await store(join(imageFolder, slug), bytes, { width: 640, height: 360 });
}
await engine.close();

/** For tiles, and for where a style is shown larger. */
async function storeBoth(path: string, drawn: Uint8Array): Promise<void> {
  await store(path, drawn, { width: 320, height: 180 });
  await store(`${path}-640`, drawn, { width: 640, height: 360 });
}

async function store(
  path: string,
  drawn: Uint8Array,
  size: { width: number; height: number },
): Promise<void> {
  const bytes = await sharp(drawn).resize(size).webp({ quality: 80, effort: 6 }).toBuffer();
  await writeFile(`${path}.webp`, bytes);
  console.log(`${basename(path)}: ${bytes.length} bytes`);
}
