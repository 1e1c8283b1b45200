import { expect, test } from 'vitest';
import { sampleStyle } from '#web/test-data/sample-style.ts';
import {
  withoutStyle,
  withRecoveredStyle,
  withStartedStyle,
  withStyle,
  withTriggerWord,
} from './style-list.ts';

const [a, b] = [sampleStyle('a'), sampleStyle('b', { status: 'processing', progress: 40 })];

test('an event’s style replaces the old one, or comes first', () => {
  const ready = sampleStyle('b');
  expect(withStyle([a, b], ready)).toEqual([a, ready]);
  expect(withStyle([a], b)).toEqual([b, a]);
});

test('the answer that creates a style does not undo an earlier event', () => {
  expect(withStartedStyle([a, b], sampleStyle('b', { status: 'pending', progress: null }))).toEqual([a, b]);
  expect(withStartedStyle([a], b)).toEqual([b, a]);
});

test('the answer to a recovery does not undo an earlier event', () => {
  const failed = sampleStyle('b', { status: 'failed', request_id: 'b1' });
  const restarted = sampleStyle('b', { status: 'pending', request_id: 'b2' });
  const ready = sampleStyle('b', { status: 'ready', request_id: 'b2' });
  expect(withRecoveredStyle([a, failed], restarted)).toEqual([a, restarted]);
  expect(withRecoveredStyle([a, ready], restarted)).toEqual([a, ready]);
});

test('a rename keeps the known training progress', () => {
  const renamed = sampleStyle('b', { styleName: 'New', name: 'New', progress: 10 });
  expect(withTriggerWord([a, b], renamed)).toEqual([a, { ...b, styleName: 'New', name: 'New' }]);
});

test('a deleted style is gone, and deleting it twice changes nothing', () => {
  expect(withoutStyle([a, b], 'a')).toEqual([b]);
  expect(withoutStyle([b], 'a')).toEqual([b]);
});
