import { expect, it } from 'vitest';
import { alternativesTo } from './alternatives.ts';

it('names the tools of the free plan that take the pictures, and that make the same', () => {
  expect(alternativesTo('ThumbnailsV2', 'free')).toEqual(['Genesys Pro', 'Thumbnail']);
});
