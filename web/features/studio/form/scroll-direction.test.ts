import { expect, it } from 'vitest';
import { foldOnScroll } from './scroll-direction.ts';

it('folds when scrolling down and opens when scrolling up', () => {
  const down = foldOnScroll({ isFolded: false, y: 0 }, 120);
  expect(down.isFolded).toBe(true);
  expect(foldOnScroll(down, 90).isFolded).toBe(false);
});

it('is open near the top', () => {
  expect(foldOnScroll({ isFolded: true, y: 60 }, 30).isFolded).toBe(false);
});

it('ignores jitter, but not slow movement', () => {
  let state = foldOnScroll({ isFolded: false, y: 0 }, 200);
  state = foldOnScroll(state, 190);
  expect(state.isFolded).toBe(true);
  state = foldOnScroll(state, 175);
  expect(state.isFolded).toBe(false);
});
