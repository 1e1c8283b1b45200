import { expect, it } from 'vitest';
import { sampleImage } from '#web/test-data/sample-image.ts';
import { targetOf } from '../actions/target.ts';
import { changesOf, membershipOf } from './collect-state.ts';

const inside = sampleImage({ id: 'a', collections: ['one'] });
const outside = sampleImage({ id: 'b', collections: [] });

it('shows how many of the pictures a collection holds', () => {
  expect(membershipOf({ id: 'one' }, targetOf(inside))).toBe('all');
  expect(membershipOf({ id: 'one' }, targetOf(inside, outside))).toBe('some');
  expect(membershipOf({ id: 'one' }, targetOf(outside))).toBe('none');
});

it('never shows all while some pictures are not loaded', () => {
  expect(membershipOf({ id: 'one' }, { ...targetOf(inside), count: 900 })).toBe('some');
});

it('moving removes the pictures from the source collection unless its box is checked again', () => {
  expect(changesOf(new Map([['two', true]]), 'one')).toEqual({ add: ['two'], remove: ['one'] });
  expect(changesOf(new Map([['two', true]]), undefined)).toEqual({ add: ['two'], remove: [] });
  expect(changesOf(new Map(), 'one')).toEqual({ add: [], remove: [] });
});
