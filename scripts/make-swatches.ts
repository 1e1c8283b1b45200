import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { imageStyles, presetThumbnailStyles } from '#contract/styles.ts';
import { type V2PresetId, v2Presets, v2StyleId } from '#contract/v2-presets.ts';
import { createBuiltinEngine } from '#engines/builtin/builtin.ts';
import { designRecipe } from '#engines/builtin/design.ts';
import type { Recipe } from '#engines/builtin/recipe.ts';
import type { SceneId } from '#engines/builtin/vocabulary.ts';

// Draws the samples of the styles in the studio's form: `node scripts/run24.mjs scripts/make-swatches.ts`.
// The files are committed, so neither build nor start draws them. Run it again after a change to a style.

const thumbnailFolder = fileURLToPath(new URL('../web/public/styles', import.meta.url));
const imageFolder = fileURLToPath(new URL('../web/features/style-swatches/swatches', import.meta.url));
const png = { encoding: { format: 'png', quality: 100 } } as const;

/** Each thumbnail style has a scene of its own: the form shows all seven side by side. */
const scenes: Record<(typeof presetThumbnailStyles)[number]['id'], SceneId> = {
  'MrBeast-tzdev': 'sunburst',
  'Kurzgesagt-tzdev': 'mesh',
  'NickD-tzdev': 'city-night',
  'Matthew-tzdev': 'retro-grid',
  'Lebron-tzdev': 'explosion',
  MaxVersta: 'ocean',
  BackgroundIRL: 'forest',
};

const engine = createBuiltinEngine();
await mkdir(thumbnailFolder, { recursive: true });
await mkdir(imageFolder, { recursive: true });

for (const style of presetThumbnailStyles) {
  const { recipe } = designRecipe({
    prompt: '"WOW"',
    tool: 'Thumbnail',
    style: style.id,
    aspectRatio: '16:9',
    seed: 7,
  });
  const word: Recipe = {
    ...recipe,
    scene: { ...recipe.scene, id: scenes[style.id] },
    layout: 'typography',
    hero: null,
    stickers: [],
  };
  await store(join(thumbnailFolder, style.slug), (await engine.render(word, png)).bytes, {
    width: 320,
    height: 180,
  });
}

/** The sample prompt of each ThumbnailsV2 preset: the kind of video it is made for. */
const presetPrompts: Record<V2PresetId, string> = {
  none: 'My "NEW SETUP" camera',
  mrbeast: '"NO WAY!" shocked face',
  documentario: '"THE LAST ICE" polar bear in the snow',
  financas: '"+347% PROFIT" chart',
};

for (const { id, slug } of v2Presets) {
  const { bytes } = await engine.design(
    { prompt: presetPrompts[id], tool: 'ThumbnailsV2', style: v2StyleId(id), aspectRatio: '16:9', seed: 7 },
    png,
  );
  await store(join(thumbnailFolder, slug), bytes, { width: 480, height: 270 });
}

for (const style of imageStyles) {
  const input = { prompt: 'a fox in the mountains', style: style.id, seed: 11 };
  const { recipe } = designRecipe({ ...input, tool: 'Genesys Pro', aspectRatio: '16:9' });
  const { bytes } = await engine.render({ ...recipe, stickers: [] }, png);
  const slug = style.id.toLowerCase().replaceAll(' ', '-');
  await store(join(imageFolder, slug), bytes, { width: 128, height: 72 });
}
await engine.close();

async function store(
  path: string,
  drawn: Uint8Array,
  size: { width: number; height: number },
): Promise<void> {
  const bytes = await sharp(drawn).resize(size).webp({ quality: 78, effort: 6 }).toBuffer();
  await writeFile(`${path}.webp`, bytes);
  console.log(`${basename(path)}: ${bytes.length} bytes`);
}
