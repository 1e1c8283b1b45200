import { expect, test } from 'vitest';
import { ApiError, type Unread } from '#web/api/api-error.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { galleryFailure } from './gallery-failure.ts';
import { galleryTexts } from './texts.ts';

const unreadable = (unread: Unread) =>
  new ApiError({ code: 'bad_response', status: 500, message: '', unread });
const sentenceOf = (thrown: unknown) => galleryFailure(translator(galleryTexts), thrown);

test.each([
  ['refusal', 'HTTP error 500'],
  ['json', 'Failed to parse server response as JSON'],
  ['shape', 'Invalid data format received from the server'],
] as const)('an unreadable answer with status %s gets the documented words', (unread, sentence) => {
  expect(sentenceOf(unreadable(unread))).toBe(sentence);
});

test('a refusal with a code keeps its own sentence', () => {
  const refused = new ApiError({ code: 'rate_limited', status: 429, message: 'Wait a little.' });
  expect(sentenceOf(refused)).toBe('Wait a little.');
});
