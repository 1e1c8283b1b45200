// Draws the sheet of 24 designs that docs/designs.md shows and judges. Run it after a change to the built-in
// engine, and check the result.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { presetThumbnailStyles } from '#contract/styles.ts';
import { createBuiltinEngine } from '#engines/builtin/builtin.ts';

/** Prompts that the word tables were not written for. */
const prompts = [
  'I tried every McDonalds burger in one day',
  'Is the new Tesla worth the money?',
  '5 exercises to lose belly fat fast',
  'Minecraft but the floor is lava',
  'How black holes actually work',
  'Building a tiny house with my dad',
  'Top 10 haunted places in Europe',
  'My cat destroyed my new couch',
  'Learn Python in 30 minutes',
  'Why I quit my job at Google',
  'Receita de bolo de cenoura fofinho',
  'Viajei sozinha para o Japão por 7 dias',
  'Flamengo x Palmeiras: quem ganha?',
  'Como guardar R$ 1.000 por mês',
  'El terremoto más fuerte de la historia',
  'Mi rutina de piel para el invierno',
  'Aprende guitarra desde cero',
  'Barcelona contra Real Madrid',
  '"DO NOT OPEN" mystery box from the dark web',
  'a knight fighting a dragon on a mountain at sunset',
  'Bitcoin crash explained',
  'Surviving a night in the jungle',
  'Kids react to old computers',
  'Coffee makes you live longer',
];

const columns = 4;
const tile = { width: 480, height: 270 };
const gap = 8;
const folder = path.join(import.meta.dirname, '..', 'docs', 'pictures');

const engine = createBuiltinEngine();
const tiles: Buffer[] = [];
for (const [index, prompt] of prompts.entries()) {
  const style = presetThumbnailStyles[index % presetThumbnailStyles.length]?.id ?? '';
  const drawing = await engine.design({
    prompt,
    tool: 'Thumbnail',
    style,
    aspectRatio: '16:9',
    seed: 1_000 + index,
  });
  tiles.push(await sharp(drawing.bytes).resize(tile.width).png().toBuffer());
}
await engine.close();

const rows = Math.ceil(tiles.length / columns);
const sheet = await sharp({
  create: {
    width: columns * (tile.width + gap) - gap,
    height: rows * (tile.height + gap) - gap,
    channels: 3,
    background: '#101014',
  },
})
  .composite(
    tiles.map((input, index) => ({
      input,
      left: (index % columns) * (tile.width + gap),
      top: Math.floor(index / columns) * (tile.height + gap),
    })),
  )
  .webp({ quality: 82 })
  .toBuffer();
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'designs.webp'), sheet);
process.stdout.write(`${tiles.length} designs, ${Math.round(sheet.length / 1000)} kB\n`);
