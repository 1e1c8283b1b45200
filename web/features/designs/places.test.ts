import { describe, expect, it } from 'vitest';
import { boxAt, movedBy, scaledBy, snapped, withoutPlaces, withPlace } from './places.ts';

const hero = { of: 'hero', x: 0.1, y: 0, scale: 1 };
const line = { of: 'line:0', x: 0, y: 0.2, scale: 2 };

describe('the places of a change', () => {
  it('have the one that was changed last at the end', () => {
    expect(withPlace([hero, line], { ...hero, x: 0.3 }, [])).toEqual([line, { ...hero, x: 0.3 }]);
  });

  it('are no change where everything stands as before', () => {
    expect(withPlace([hero], { of: 'hero', x: 0, y: 0, scale: 1 }, [])).toBeUndefined();
    expect(withoutPlaces([hero, line], () => true, [])).toBeUndefined();
    expect(withoutPlaces([hero, line], (id) => id === 'hero', [hero])).toEqual([line]);
    expect(withoutPlaces([hero], () => true, [hero])).toEqual([]);
  });
});

describe('a place', () => {
  it('stays within its bounds', () => {
    expect(movedBy(hero, 2, -3)).toEqual({ of: 'hero', x: 1, y: -1, scale: 1 });
    expect(scaledBy(hero, 100).scale).toBe(4);
    expect(scaledBy(hero, 0.001).scale).toBe(0.25);
  });

  it('is scaled around its middle', () => {
    const movable = { ...hero, box: { x: 0.4, y: 0.4, width: 0.2, height: 0.2 } };
    const { x, y, width, height } = boxAt(movable, { ...hero, x: 0.2, scale: 2 });
    expect([x, y, width, height].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0.4, 0.3, 0.4, 0.4]);
  });

  it('is drawn to the middle, the thirds, the safe area and the corner of the badge', () => {
    const view = {
      safe: { x: 0.018, y: 0.032, width: 0.964, height: 0.936 },
      badge: { x: 0.83, y: 0.86, width: 0.17, height: 0.14 },
    };
    const size = { width: 1_280, height: 720 };
    const movable = { ...hero, x: 0, box: { x: 0.4, y: 0.3, width: 0.2, height: 0.2 } };
    const at = (x: number, y: number, reachPx = 8) =>
      snapped(movable, { ...hero, x, y }, { view, size, reachPx });
    expect(at(0.004, 0.07).guides).toEqual([{ axis: 'x', at: 640, from: 'picture' }]);
    expect(at(0.004, 0.07).place.x).toBeCloseTo(0);
    expect(at(-0.384, 0.1).place.x).toBeCloseTo(-0.382);
    expect(at(0.1, 0.362).place.y).toBeCloseTo(0.36);
    expect(at(-0.17, 0.1).guides.some(({ from }) => from === 'third')).toBe(true);
    expect(at(0.004, 0.07, 0)).toEqual({ place: { ...hero, x: 0.004, y: 0.07 }, guides: [] });
  });
});
