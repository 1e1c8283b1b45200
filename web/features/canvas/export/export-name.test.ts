import { expect, test } from 'vitest';
import { fileNameOf } from './export-name.ts';

test.each([
  ['adventure-export', 'png', 'adventure-export.png'],
  ['  my shark  ', 'jpeg', 'my shark.jpg'],
  ['shark.JPEG', 'jpeg', 'shark.jpg'],
  ['shark.png', 'webp', 'shark.webp'],
  ['v1.2', 'png', 'v1.2.png'],
  ['a/b\\c:d*e', 'png', 'a-b-c-d-e.png'],
  ['../../etc/passwd', 'png', '-..-etc-passwd.png'],
  ['tubarão 鮫', 'webp', 'tubarão 鮫.webp'],
] as const)('%o as %s is saved as %o', (name, format, expected) => {
  expect(fileNameOf(name, format)).toBe(expected);
});
