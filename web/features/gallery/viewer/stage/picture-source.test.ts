import { expect, it } from 'vitest';
import { originalSource } from './picture-source.ts';

const variants = [
  { width: 320, url: '/320' },
  { width: 1280, url: '/1280' },
  { width: 640, url: '/640' },
];

it('a usual picture is shown in full, a very large one by its variants until it is enlarged', () => {
  expect(originalSource({ url: '/full', width: 1280, height: 720, variants })).toEqual({
    src: '/full',
    isFull: true,
  });
  expect(originalSource({ url: '/full', width: 5120, height: 2880, variants })).toEqual({
    src: '/1280',
    srcSet: '/320 320w, /1280 1280w, /640 640w',
    isFull: false,
  });
  expect(originalSource({ url: '/full', width: 9000, height: 9000, variants: [] })).toEqual({
    src: '/full',
    isFull: true,
  });
});
