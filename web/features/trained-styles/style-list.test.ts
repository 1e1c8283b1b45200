import { expect, test } from 'vitest';
import { sampleStyle } from '#web/test-data/sample-style.ts';
import { withBegunStyle, withoutStyle, withRecoveredStyle, withStyle, withWordsOf } from './style-list.ts';

const [a, b] = [sampleStyle('a'), sampleStyle('b', { status: 'processing', progress: 40 })];

test('news of a style takes its place, or comes first', () => {
  const ready = sampleStyle('b');
  expect(withStyle([a, b], ready)).toEqual([a, ready]);
  expect(withStyle([a], b)).toEqual([b, a]);
});

test('the answer that begins a style does not undo the news that outran it', () => {
  expect(withBegunStyle([a, b], sampleStyle('b', { status: 'pending', progress: null }))).toEqual([a, b]);
  expect(withBegunStyle([a], b)).toEqual([b, a]);
});

test('the answer to a recovery does not undo the news of it that outran it', () => {
  const failed = sampleStyle('b', { status: 'failed', request_id: 'b1' });
  const begun = sampleStyle('b', { status: 'pending', request_id: 'b2' });
  const ready = sampleStyle('b', { status: 'ready', request_id: 'b2' });
  expect(withRecoveredStyle([a, failed], begun)).toEqual([a, begun]);
  expect(withRecoveredStyle([a, ready], begun)).toEqual([a, ready]);
});

test('a rename leaves the training as far as it is known to be', () => {
  const renamed = sampleStyle('b', { styleName: 'New', name: 'New', progress: 10 });
  expect(withWordsOf([a, b], renamed)).toEqual([a, { ...b, styleName: 'New', name: 'New' }]);
});

test('a deleted style is gone, and deleting it twice changes nothing', () => {
  expect(withoutStyle([a, b], 'a')).toEqual([b]);
  expect(withoutStyle([b], 'a')).toEqual([b]);
});
