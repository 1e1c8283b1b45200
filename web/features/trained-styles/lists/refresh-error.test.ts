import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { trainedStyleTexts } from '../texts.ts';
import { refreshErrorText } from './refresh-error.ts';

const textFor = (thrown: unknown) => refreshErrorText(translator(trainedStyleTexts), thrown);

test.each([
  [
    new ApiError({ code: 'internal', status: 500, message: 'It broke.' }),
    'Failed to update styles: It broke.',
  ],
  [
    new ApiError({ code: 'bad_response', status: 200, message: '' }),
    'Failed to update styles: Unknown error',
  ],
  [
    new ApiError({ code: 'network', status: 0, message: '' }),
    /^Error updating styles: Adventure (is not responding|cannot be reached)/,
  ],
  [new TypeError('x'), /^Error updating styles: /],
])('%s', (thrown, text) => {
  expect(textFor(thrown)).toMatch(text instanceof RegExp ? text : new RegExp(`^${text}$`));
});
