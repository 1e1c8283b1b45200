import { describe, expect, it } from 'vitest';
import { contains } from './geometry.ts';
import {
  clampView,
  type Frame,
  fitView,
  pannedBy,
  placeOf,
  toggledAt,
  type View,
  zoomedAt,
  zoomSteps,
} from './view.ts';

const frame: Frame = {
  room: { width: 800, height: 600 },
  whole: { width: 800, height: 450 },
  maxScale: 5,
};

/** The point of the picture at a point of the room, in shares of the picture. */
const shareAt = (view: View, at: { x: number; y: number }) => {
  const { left, top, width, height } = placeOf(view, frame);
  return { x: (at.x - left) / width, y: (at.y - top) / height };
};

describe('a picture in its room', () => {
  it('starts whole, in the middle', () => {
    expect(placeOf(fitView, frame)).toEqual({ left: 0, top: 75, width: 800, height: 450 });
  });

  it.each([1.2, 1 / 1.2, 1.6, 0.8])(
    'keeps what is under the pointer in place when enlarged by %d',
    (factor) => {
      const view = { scale: 3, x: 0.4, y: 0.6 };
      const at = { x: 350, y: 310 };
      const [was, is] = [shareAt(view, at), shareAt(zoomedAt(view, factor, at, frame), at)];
      expect(is.x).toBeCloseTo(was.x, 9);
      expect(is.y).toBeCloseTo(was.y, 9);
    },
  );

  it('is never smaller than whole or larger than the limit', () => {
    let view = fitView;
    const scales: number[] = [];
    for (let press = 0; press < 10; press += 1) {
      view = zoomedAt(view, zoomSteps.factor, { x: 400, y: 300 }, frame);
      scales.push(Math.round(view.scale * 100) / 100);
    }
    expect(scales).toEqual([1.2, 1.44, 1.73, 2.07, 2.49, 2.99, 3.58, 4.3, 5, 5]);
    expect(zoomedAt(view, 0.001, { x: 0, y: 0 }, frame)).toEqual(fitView);
  });

  it('leaves no gap where it is larger than the room', () => {
    const place = placeOf(pannedBy({ scale: 2, x: 0.5, y: 0.5 }, { x: 9_999, y: -9_999 }, frame), frame);
    expect(place.left).toBeCloseTo(0);
    expect(place.top + place.height).toBeCloseTo(frame.room.height);
    expect(pannedBy(fitView, { x: 50, y: 9 }, frame)).toEqual(fitView);
  });

  it('moves with the finger, pixel by pixel', () => {
    const view = { scale: 3, x: 0.5, y: 0.5 };
    const from = placeOf(view, frame);
    const to = placeOf(pannedBy(view, { x: 31, y: -17 }, frame), frame);
    expect(to.left - from.left).toBeCloseTo(31);
    expect(to.top - from.top).toBeCloseTo(-17);
  });

  it('returns into bounds when room or picture changes', () => {
    const tall = { ...frame, room: { width: 200, height: 1_000 }, whole: { width: 200, height: 112.5 } };
    expect(clampView({ scale: 1.2, x: 0.9, y: 0.48 }, tall)).toEqual({
      scale: 1.2,
      x: expect.closeTo(1 - 1 / 2.4),
      y: 0.5,
    });
    expect(clampView({ scale: 1.2, x: -3, y: 0.5 }, frame).x).toBeCloseTo(1 / 2.4);
    expect(clampView({ scale: 9, x: 0.5, y: 0.5 }, frame).scale).toBe(5);
  });

  it('is enlarged 2.5 times about a clicked point, and whole again after the next click', () => {
    const at = { x: 600, y: 350 };
    const view = toggledAt(fitView, at, frame);
    expect(view.scale).toBe(2.5);
    expect(shareAt(view, at).x).toBeCloseTo(shareAt(fitView, at).x, 9);
    expect(toggledAt(view, { x: 0, y: 0 }, frame)).toEqual(fitView);
  });

  it('works in a room that is not measured yet', () => {
    const empty: Frame = { room: { width: 0, height: 0 }, whole: { width: 0, height: 0 }, maxScale: 5 };
    expect(zoomedAt(fitView, 2, { x: 0, y: 0 }, empty)).toEqual({ scale: 2, x: 0.5, y: 0.5 });
    expect(pannedBy(fitView, { x: 5, y: 5 }, empty)).toEqual(fitView);
  });

  it('is placed where its frame says, including the edges', () => {
    const place = placeOf(fitView, frame);
    expect(contains(place, { x: 0, y: 75 })).toBe(true);
    expect(contains(place, { x: 400, y: 74 })).toBe(false);
  });
});
