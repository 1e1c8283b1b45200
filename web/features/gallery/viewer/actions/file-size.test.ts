import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.ts';

it.each([
  [812, 'en', '812 byte'],
  [556_832, 'en', '557 kB'],
  [999_600, 'en', '1 MB'],
  [1_942_113, 'en', '1.94 MB'],
  [1_942_113, 'pt-BR', '1,94 MB'],
  [152_663_477, 'en', '153 MB'],
])('%d bytes in %s', (bytes, locale, text) => {
  expect(formatFileSize(bytes, locale)).toBe(text);
});
