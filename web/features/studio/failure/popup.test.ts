import { expect, it } from 'vitest';
import { type Popup, popupToShow } from './popup.ts';

const premium: Popup = { kind: 'premium' };
const welcome: Popup = { kind: 'welcome' };
const expired: Popup = { kind: 'trial_expired' };

it('shows the most urgent of all that would be shown', () => {
  expect(popupToShow(null, [null, expired, welcome])).toBe(expired);
  expect(popupToShow(null, [premium, expired, welcome])).toBe(premium);
  expect(popupToShow(null, [null, null])).toBeNull();
});

it('leaves what stands there until it is put away, and never shows two', () => {
  expect(popupToShow(welcome, [premium, null, { kind: 'welcome' }])).toEqual(welcome);
  expect(popupToShow(welcome, [premium, null, null])).toBe(premium);
});

it('gives a new answer to a new press', () => {
  const again: Popup = { kind: 'premium' };
  expect(popupToShow(premium, [again, null])).toBe(again);
});
