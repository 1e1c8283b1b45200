import { describe, expect, it } from 'vitest';
import { GrowingMasonry, placesWithin } from './masonry-layout.ts';

const wide = 16 / 9;
const tall = 9 / 16;
const rules = { columns: 3, width: 932, columnGap: 16, rowGap: 20, lineHeight: 28 };
const layout = (aspects: number[]) =>
  new GrowingMasonry<number>(rules, (aspect) => ({ aspect, span: 1 })).layOut(aspects);

describe('masonry', () => {
  it('fills the first row from left to right', () => {
    expect(layout([wide, wide, wide]).places.map((place) => [place.left, place.top])).toEqual([
      [0, 0],
      [316, 0],
      [632, 0],
    ]);
  });

  it('keeps the aspect ratio of every picture', () => {
    const [a, b, c] = layout([wide, 1, tall]).places;
    expect([a?.pictureHeight, b?.pictureHeight, c?.pictureHeight]).toEqual([169, 300, 533]);
  });

  it('puts the next tile into the shortest column', () => {
    const fourth = layout([tall, wide, 1, wide]).places[3];
    expect(fourth).toMatchObject({ left: 316, top: 169 + 28 + 20 });
  });

  it('puts a wide tile under the lower of the two columns where both are lowest', () => {
    const across = { aspect: wide, span: 2, heightAt: (width: number) => width / 2 };
    const tiles = [tall, wide, wide].map((aspect) => ({ aspect, span: 1 }));
    const masonry = new GrowingMasonry<(typeof tiles)[number]>(rules, (tile) => tile);
    const { places } = masonry.layOut([...tiles, across, { aspect: wide, span: 1 }]);
    expect(places[3]).toMatchObject({ left: 316, top: 217, width: 616, height: 308 });
    expect(places[4]).toMatchObject({ left: 316, top: 217 + 308 + 20, width: 300 });
  });

  it('limits a tile to the available columns', () => {
    const masonry = new GrowingMasonry<number>({ ...rules, columns: 1, width: 300 }, (aspect) => ({
      aspect,
      span: 2,
    }));
    const { places } = masonry.layOut([wide]);
    expect(places[0]).toMatchObject({ left: 0, width: 300 });
  });

  it('is as high as its longest column', () => {
    expect(layout([wide, tall]).height).toBe(533 + 28);
  });

  it('keeps tiles in place when more are appended', () => {
    const before = layout([wide, tall, 1, wide]).places;
    expect(layout([wide, tall, 1, wide, wide, tall]).places.slice(0, 4)).toEqual(before);
  });

  it('uses widescreen for an invalid shape', () => {
    expect(layout([Number.NaN]).places[0]?.pictureHeight).toBe(169);
  });

  it('has no height without tiles', () => {
    expect(layout([])).toEqual({ places: [], height: 0 });
  });
});

describe('a list that grows', () => {
  const grow = () => {
    const measured: number[] = [];
    const masonry = new GrowingMasonry<{ aspect: number }>(rules, ({ aspect }) => {
      measured.push(aspect);
      return { aspect, span: 1 };
    });
    return { masonry, measured };
  };
  const items = [wide, tall, 1, wide, wide, tall].map((aspect) => ({ aspect }));

  it('lays out only new items, with the same result as laying out all', () => {
    const { masonry, measured } = grow();
    masonry.layOut(items.slice(0, 4));
    expect(masonry.layOut(items)).toEqual(layout([wide, tall, 1, wide, wide, tall]));
    expect(measured).toHaveLength(6);
  });

  it.each([
    ['at its beginning', [{ aspect: tall }, ...items]],
    ['in its middle', items.map((item, at) => (at === 2 ? { aspect: wide } : item))],
    ['to fewer', items.slice(0, 3)],
    ['to none', []],
  ])('is laid out from scratch when it changes %s', (_, changed) => {
    const { masonry } = grow();
    masonry.layOut(items);
    expect(masonry.layOut(changed)).toEqual(layout(changed.map(({ aspect }) => aspect)));
  });
});

describe('the visible range', () => {
  const { places } = layout([wide, wide, wide, wide, wide, wide, wide]);

  it('contains every tile that touches the window', () => {
    expect(placesWithin(places, 0, 200)).toEqual([0, 1, 2]);
    expect(placesWithin(places, 190, 230)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is empty outside the grid', () => {
    expect(placesWithin(places, 5_000, 6_000)).toEqual([]);
  });
});
