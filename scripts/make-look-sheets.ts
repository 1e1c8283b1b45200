/**
 * Draws the sheets of looks in docs/pictures: the seven creators of Thumbnails, the image styles of Genesys
 * and the described styles that redraw a picture, on two or three prompts each, and countries in the styles
 * of creators. Unselected. A style takes a row or a part of it.
 * `--feed <folder>` draws them at the size of a feed into that folder.
 *
 *     node scripts/run24.mjs scripts/make-look-sheets.ts
 */
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { designRecipe } from '../engines/builtin/design.ts';
import type { DesignTool } from '../engines/builtin/recipe.ts';
import { renderRecipe } from '../engines/builtin/render.ts';
import { freeCanvas } from '../engines/builtin/scratch.ts';
import { genesysStyles } from '../engines/builtin/styles/genesys-styles.ts';
import { thumbnailStyles } from '../engines/builtin/styles/thumbnail-styles.ts';

const [mode, feedFolder] = process.argv.slice(2);
const isFeed = mode === '--feed' && feedFolder !== undefined;
const folder = isFeed ? feedFolder : join(import.meta.dirname, '..', 'docs', 'pictures');
const tile = isFeed ? { width: 168, height: 94 } : { width: 400, height: 225 };
const gap = 8;

interface Sheet {
  name: string;
  tool: DesignTool;
  styles: readonly { id: string; styleDescription?: string }[];
  prompts: readonly string[];
  /** How many pictures a row has. */
  columns: number;
}

const sheets: Sheet[] = [
  {
    name: 'creators',
    tool: 'Thumbnail',
    styles: thumbnailStyles,
    prompts: [
      'I survived 100 days in Minecraft',
      'tubarão gigante ataca barco',
      'La verdad sobre el Bitcoin',
    ],
    columns: 3,
  },
  {
    name: 'image-styles',
    tool: 'Genesys Pro',
    styles: genesysStyles,
    prompts: ['a fox in the mountains', 'cidade à noite, táxi solitário', 'retrato de una mujer astronauta'],
    columns: 6,
  },
  {
    name: 'described-styles',
    tool: 'Genesys Pro',
    styles: [
      'chalkboard with colored chalk',
      'neon signs',
      'mosaico',
      'vitral',
      'low poly',
      'recortes de papel',
      'bordado',
      'blueprint',
      'pixel art',
    ].map((styleDescription) => ({ id: 'described', styleDescription })),
    prompts: ['a fox in a meadow', 'um castelo à beira de um lago'],
    columns: 6,
  },
  {
    name: 'countries',
    tool: 'Thumbnail',
    styles: thumbnailStyles,
    prompts: ['Cheap trip to Chile', 'Brasil x Argentina', 'Por qué Japón es tan rico'],
    columns: 3,
  },
];

for (const sheet of sheets) await draw(sheet);

async function draw({ name, tool, styles, prompts, columns }: Sheet): Promise<void> {
  const rows = Math.ceil((styles.length * prompts.length) / columns);
  const canvas = createCanvas(columns * (tile.width + gap) - gap, rows * (tile.height + gap) - gap);
  const context = canvas.getContext('2d');
  context.fillStyle = '#808088';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, { id, styleDescription }] of styles.entries()) {
    for (const [at, prompt] of prompts.entries()) {
      const { recipe } = designRecipe({
        prompt,
        tool,
        style: id,
        styleDescription,
        aspectRatio: '16:9',
        seed: 30 + at,
      });
      const drawn = renderRecipe(recipe);
      const { data, width, height } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height);
      const raw = { width, height, channels: 4 } as const;
      const small = await sharp(data, { raw }).resize(tile.width, tile.height).raw().toBuffer();
      freeCanvas(drawn);
      const picture = createCanvas(tile.width, tile.height);
      const pixels = picture.getContext('2d').createImageData(tile.width, tile.height);
      pixels.data.set(small);
      picture.getContext('2d').putImageData(pixels, 0, 0);
      const place = index * prompts.length + at;
      context.drawImage(
        picture,
        (place % columns) * (tile.width + gap),
        Math.floor(place / columns) * (tile.height + gap),
      );
    }
  }
  await sharp(canvas.toBuffer('image/png'))
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`));
}
