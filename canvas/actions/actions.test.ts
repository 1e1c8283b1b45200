import { expect, test } from 'vitest';
import { apply } from '../document/changes.ts';
import { type CanvasDocument, emptyDocument, parseDocument } from '../document/document.ts';
import { newBase, newShape } from '../document/new-layers.ts';
import { childrenOf, inDrawingOrder } from '../document/tree.ts';
import { boundsOfLayer } from '../layout/placed.ts';
import { align, distribute, flip, moveTo, nudge, restack } from './arrange-layers.ts';
import { copyLayers, duplicate, group, pasteLayers, remove, ungroup } from './edit-layers.ts';
import { liftSubject } from './lift-subject.ts';

const box = (id: string, order: string, x: number, y: number, side = 20) =>
  newShape({ id, name: id, order, x, y, shape: 'rectangle', width: side, height: side, color: '#ff0000' });

const layers = [
  newBase('base', { width: 400, height: 300 }),
  box('a', 'a1', 50, 50),
  box('b', 'a2', 120, 90, 40),
  box('c', 'a3', 300, 200),
];
const start: CanvasDocument = {
  ...emptyDocument(400, 300),
  layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
};
const stack = (document: CanvasDocument, parent: string | null = null) =>
  childrenOf(document, parent).map(({ id }) => id);
const place = (document: CanvasDocument, id: string) => document.layers[id]?.placement;

let last = 0;
function newId(): string {
  last += 1;
  return `new-${last}`;
}

test('a nudge moves what is free, and a locked base stays', () => {
  const moved = apply(start, nudge(start, ['a', 'base'], 1, -2));
  expect(place(moved, 'a')).toMatchObject({ x: 51, y: 48 });
  expect(place(moved, 'base')).toEqual(place(start, 'base'));
});

test.each([
  ['left', { x: 10, y: 90 }],
  ['right', { x: 390 - 20 + 10, y: 90 }],
  ['middle', { x: 120, y: 150 }],
] as const)('aligns one layer with the picture: %s', (edge, expected) => {
  const aligned = apply(start, align(start, ['b'], edge));
  const bounds = boundsOfLayer(aligned, aligned.layers.b ?? layers[0]!);
  if (edge === 'left') expect(bounds?.x).toBe(0);
  if (edge === 'right') expect((bounds?.x ?? 0) + 40).toBe(400);
  if (edge === 'middle') expect(place(aligned, 'b')).toMatchObject(expected);
});

test('aligns several layers with each other, and makes their gaps equal', () => {
  const aligned = apply(start, align(start, ['a', 'b', 'c'], 'top'));
  for (const id of ['a', 'b', 'c']) {
    const layer = aligned.layers[id];
    expect(layer && boundsOfLayer(aligned, layer)?.y).toBe(40);
  }
  const spread = apply(start, distribute(start, ['a', 'b', 'c'], 'x'));
  expect(place(spread, 'a')?.x).toBe(50);
  expect(place(spread, 'c')?.x).toBe(300);
  expect(place(spread, 'b')?.x).toBe(175);
});

test('flips layers in the middle of what they cover', () => {
  const mirrored = apply(start, flip(start, ['a', 'c'], 'x'));
  expect(place(mirrored, 'a')).toMatchObject({ x: 300, scaleX: -1 });
  expect(place(mirrored, 'c')).toMatchObject({ x: 50, scaleX: -1 });
});

test('restacks a layer, and never below the base', () => {
  expect(stack(apply(start, restack(start, 'a', 'forward')))).toEqual(['base', 'b', 'a', 'c']);
  expect(stack(apply(start, restack(start, 'a', 'front')))).toEqual(['base', 'b', 'c', 'a']);
  expect(stack(apply(start, restack(start, 'c', 'back')))).toEqual(['base', 'c', 'a', 'b']);
  expect(restack(start, 'a', 'backward')).toEqual([]);
  expect(restack(start, 'base', 'front')).toEqual([]);
});

test('groups layers in the place of the highest, and takes them apart again', () => {
  const grouped = apply(start, group(start, ['a', 'c'], { id: 'g', name: 'Group' }).changes);
  expect(stack(grouped)).toEqual(['base', 'b', 'g']);
  expect(stack(grouped, 'g')).toEqual(['a', 'c']);
  expect(parseDocument(grouped)).toHaveProperty('document');
  const apart = ungroup(grouped, ['g']);
  expect(apart.selected).toEqual(['a', 'c']);
  expect(stack(apply(grouped, apart.changes))).toEqual(['base', 'b', 'a', 'c']);
});

test('copies a group with what is in it, under new ids and above all', () => {
  const grouped = apply(start, group(start, ['a', 'b'], { id: 'g', name: 'Group' }).changes);
  const copy = duplicate(grouped, ['g'], newId);
  const copied = apply(grouped, copy.changes);
  const [id = ''] = copy.selected;
  expect(stack(copied).at(-1)).toBe(id);
  expect(stack(copied, id)).toHaveLength(2);
  expect(inDrawingOrder(copied)).toHaveLength(8);
  expect(place(copied, stack(copied, id)[0] ?? '')).toMatchObject({ x: 66, y: 66 });
});

test('pastes into another document, and refuses more layers than a document may have', () => {
  const other = emptyDocument(100, 100);
  const pasted = apply(other, pasteLayers(other, copyLayers(start, ['a', 'c']), newId, 0).changes);
  expect(childrenOf(pasted, null).map(({ name }) => name)).toEqual(['a', 'c']);
  const many = Array.from({ length: 501 }, (_, index) => box(`m${index}`, `b${index}`, 0, 0));
  expect(pasteLayers(other, many, newId).changes).toEqual([]);
});

test('pastes into a smaller document where it is seen', () => {
  const far = [box('x', 'a', 900, 700), box('y', 'b', 1_000, 700)];
  const pasted = apply(emptyDocument(200, 100), pasteLayers(emptyDocument(200, 100), far, newId).changes);
  expect(childrenOf(pasted, null).map(({ placement }) => [placement.x, placement.y])).toEqual([
    [50, 50],
    [150, 50],
  ]);
});

test('removes a group with what is in it', () => {
  const grouped = apply(start, group(start, ['a', 'b'], { id: 'g', name: 'Group' }).changes);
  expect(stack(apply(grouped, remove(grouped, ['g']).changes))).toEqual(['base', 'c']);
});

test('puts no group into itself', () => {
  const grouped = apply(start, group(start, ['a', 'b'], { id: 'g', name: 'Group' }).changes);
  const nested = apply(grouped, group(grouped, ['g', 'c'], { id: 'outer', name: 'Outer' }).changes);
  expect(moveTo(nested, 'outer', 'g', null)).toEqual([]);
  expect(stack(apply(nested, moveTo(nested, 'c', 'g', 'a')), 'g')).toEqual(['a', 'c', 'b']);
});

test('the subject of the base image is a picture right above it, in its place', () => {
  const base = start.layers.base;
  if (base?.kind !== 'base') throw new Error('There is no base image.');
  const lifted = apply(start, liftSubject(start, base, 'alpha', newId));
  const [bottom, subject, ...above] = childrenOf(lifted, null);
  expect(bottom).toEqual(base);
  expect(subject).toMatchObject({ kind: 'picture', asset: 'base', cutOut: 'alpha', isLocked: false });
  expect(subject?.placement).toEqual(base.placement);
  expect(above.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(parseDocument(lifted)).toMatchObject({ document: lifted });
});
