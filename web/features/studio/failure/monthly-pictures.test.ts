import { expect, it } from 'vitest';
import { monthlyPictures } from './monthly-pictures.ts';

it('shows Pro with the documented figures', () => {
  expect(monthlyPictures('pro')).toEqual([
    { tool: 'Genesys 1.0', count: 2000 },
    { tool: 'Genesys Pro', count: 200 },
    { tool: 'Upscaler', count: 400 },
    { tool: 'Thumbnail', count: 133 },
    { tool: 'ThumbnailsV2', count: 40 },
  ]);
});
