import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { updatePicture, updatePictureSize, updates } from './updates.ts';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

it.each(updates)('has a screenshot of $id in the size that its place reserves', async ({ id }) => {
  const { width, height } = await sharp(`${publicFolder}${updatePicture(id)}`).metadata();
  expect({ width, height }).toEqual(updatePictureSize);
});
