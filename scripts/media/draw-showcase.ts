import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { v2StyleId } from '#contract/v2-presets.ts';
import { createBuiltinEngine } from '#engines/builtin/builtin.ts';
import {
  type BuiltInPicture,
  builtInPictures,
  builtInWidths,
} from '#server/features/site/showcase/built-in-pictures.ts';

const qualities = { 320: 74, 480: 74, 720: 76, 1280: 78 } as const;

/** Draws each built-in showcase picture in all widths, and removes the files of removed pictures. */
export async function drawShowcase(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const engine = createBuiltinEngine();
  const written = new Set<string>();
  for (const picture of builtInPictures) {
    const drawn = await design(picture);
    for (const width of builtInWidths) {
      const name = `${picture.name}-${width}.webp`;
      const bytes = await sharp(drawn)
        .resize({ width })
        .webp({ quality: qualities[width], effort: 6 })
        .toBuffer();
      await writeFile(join(folder, name), bytes);
      written.add(name);
    }
  }
  await engine.close();
  for (const name of await readdir(folder)) if (!written.has(name)) await rm(join(folder, name));

  async function design({ prompt, seed, look }: BuiltInPicture): Promise<Buffer> {
    const style = 'preset' in look ? v2StyleId(look.preset) : look.style;
    const input = { prompt, style, seed, tool: look.tool, aspectRatio: '16:9' } as const;
    const { bytes } = await engine.design(input, { encoding: { format: 'png', quality: 100 } });
    return Buffer.from(bytes);
  }
}
