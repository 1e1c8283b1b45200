import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { featherWidth } from '#contract/edit-feather.ts';
import type { GalleryImage } from '#contract/images.ts';
import { createRetouch } from '#engines/retouch/retouch.ts';
import type { Client } from '#server/testing/app.ts';
import {
  type EditBench,
  edited,
  load,
  makePicture,
  maskOf,
  openEditBench,
  post,
  postEdit,
  refusal,
} from './testing.ts';

let bench: EditBench;
let client: Client;
let picture: GalleryImage;
beforeAll(async () => {
  bench = await openEditBench([createRetouch()]);
  client = await bench.creator();
  picture = await makePicture(client);
});
afterAll(() => bench.close());

const part = { left: 300, top: 200, width: 120, height: 90 };

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

it('the built-in editor changes nothing beyond mask and feather, in the stored lossless file', async () => {
  const mask = await maskOf(picture, part);
  const job = await edited(client, { imageId: picture.id, mask, prompt: 'fill it with yellow' });
  expect(job).toMatchObject({ status: 'completed', error: null });
  const [made] = job.images;
  expect(made).toMatchObject({ madeBy: 'Edited by the built-in engine', width: picture.width });
  const before = await pixelsOf(await load(client, picture.url));
  const after = await pixelsOf(await load(client, made?.url ?? ''));
  const feather = featherWidth(picture);
  let [changedOutside, filled] = [0, 0];
  for (let y = 0; y < before.height; y += 1) {
    for (let x = 0; x < before.width; x += 1) {
      const beside = Math.max(part.left - x, x - (part.left + part.width - 1), 0);
      const away = Math.max(beside, part.top - y, y - (part.top + part.height - 1));
      const at = (y * before.width + x) * 3;
      const [old, now] = [before.data.subarray(at, at + 3), after.data.subarray(at, at + 3)];
      if (away > feather && !old.equals(now)) changedOutside += 1;
      if (away === 0 && now.equals(Buffer.from([255, 214, 10]))) filled += 1;
    }
  }
  expect({ changedOutside, filled }).toEqual({ changedOutside: 0, filled: part.width * part.height });
});

it('crops the whole picture to the shape that was asked for', async () => {
  const job = await edited(client, { imageId: picture.id, prompt: 'recorta en cuadrado y hazlo de noche' });
  const side = Math.min(picture.width, picture.height);
  expect(job).toMatchObject({ status: 'completed', images: [{ width: side, height: side }] });
});

it('says what it will do, in the reader’s language, and takes no coin for what it cannot', async () => {
  const ask = async (prompt: string) => {
    const answer = await post(client, '/api/edits/understand', {
      imageId: picture.id,
      prompt,
      mask: false,
      language: 'pt',
    });
    return answer.json();
  };
  expect(await ask('make it night and blur the background')).toMatchObject({
    actions: [{ sentence: 'transformar o dia em noite' }, { sentence: 'desfocar o fundo' }],
    cannot: [],
    isModel: false,
  });
  expect(await ask('make me smile')).toMatchObject({
    actions: [],
    cannot: [{ words: 'make me smile', obstacle: 'expression' }],
  });
  const before = await client.coins();
  expect(
    await refusal(await postEdit(client, { imageId: picture.id, prompt: 'make me smile' })),
  ).toMatchObject([422, expect.any(String)]);
  expect(await client.coins()).toBe(before);
});

it('takes no coin for an edit that changes nothing, and says so', async () => {
  const before = await client.coins();
  const sent = { imageId: picture.id, prompt: 'make it night', strength: '0' };
  expect(await refusal(await postEdit(client, sent))).toEqual([422, 'edit_changes_nothing']);
  // Something is marked, and is that colour already.
  const mask = await maskOf(picture, part);
  const filled = await edited(client, { imageId: picture.id, mask, prompt: 'fill it with yellow' });
  const [made] = filled.images;
  const held = await client.coins();
  const inside = await maskOf(picture, { left: 340, top: 230, width: 30, height: 30 });
  const again = await edited(client, {
    imageId: made?.id ?? '',
    mask: inside,
    prompt: 'fill it with yellow',
  });
  expect(again).toMatchObject({ status: 'failed', error: { code: 'edit_changes_nothing' }, images: [] });
  expect([held < before, await client.coins()]).toEqual([true, held]);
});
