import { describe, expect, it } from 'vitest';
import { placeOf } from '#web/ui/zoom/view.ts';
import { fitted, type Panes, splitPanes, stackedPanes } from '../view/geometry.ts';
import { clipAt, clipTo, fitTransform, framesOf } from './frames.ts';

const stage = { width: 848, height: 636 };
const small = { width: 640, height: 360 };
const large = { width: 2_560, height: 1_440 };
const ratio = 16 / 9;

/** Where a box of such a ratio is in the panes, enlarged 2.07 times. */
const enlargedBox = ({ size }: Panes) =>
  placeOf({ scale: 2.0736, x: 0.43, y: 0.61 }, { room: size, whole: fitted(size, ratio), maxScale: 5 });

describe('the frames of both sides', () => {
  it('are identical on a shared stage', () => {
    const panes = stackedPanes(stage);
    const frames = framesOf({ before: small, after: large, panes, box: enlargedBox(panes), pixelRatio: 1 });
    expect(frames.before).toEqual(frames.after);
    expect(frames.before.window).toEqual({ left: 0, top: 0, ...stage });
  });

  it('are equal in their panes when side by side', () => {
    const panes = splitPanes(stage, ratio, 1.25);
    const box = enlargedBox(panes);
    const { before, after } = framesOf({ before: small, after: large, panes, box, pixelRatio: 1.25 });
    expect(after.window.left - before.window.left).toBeCloseTo(panes.after.x, 9);
    expect(after.picture.left - before.picture.left).toBeCloseTo(panes.after.x, 9);
    expect(after.picture.width).toBe(before.picture.width);
  });

  it('have the picture’s own ratio where it differs from the box', () => {
    const tall = { width: 720, height: 1_280 };
    const { before, after } = framesOf({
      before: tall,
      after: small,
      panes: stackedPanes(stage),
      box: fitted(stage, 1),
      pixelRatio: 1,
    });
    expect(before.picture.width / before.picture.height).toBeCloseTo(720 / 1_280, 2);
    expect(after.picture.width / after.picture.height).toBeCloseTo(ratio, 2);
    expect(before.window).toEqual({ left: 106, top: 0, width: 636, height: 636 });
  });
});

it('a picture of any size fills the same rectangle', () => {
  const rect = { left: 8, top: 4, width: 1_280, height: 720 };
  expect(fitTransform(rect, small).transform).toBe('translate(8px, 4px) scale(2, 2)');
  expect(fitTransform(rect, large).transform).toBe('translate(8px, 4px) scale(0.5, 0.5)');
});

it('the sides of the divider meet without overlap', () => {
  const window = { left: 100, top: 50, width: 600, height: 500 };
  expect(clipTo(stage, window)).toBe('inset(50px 148px 86px 100px round var(--window-corner))');
  expect(clipAt(stage, window, 150, 'left')).toBe('inset(50px 598px 86px 100px)');
  expect(clipAt(stage, window, 150, 'right')).toBe('inset(50px 148px 86px 250px)');
});
