import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseOperatorWords, readOperatorWords } from './operator-words.ts';

test('a line is a word, an exception, a comment or empty', () => {
  const text = '\uFEFF# Rivals\r\nAcmé*\r\n\r\n  blue-cheese  \n!Kill yourself\n# end';
  expect(parseOperatorWords(text)).toEqual({
    refused: ['acme*', 'blue cheese'],
    allowed: ['kill yourself'],
  });
});

test('a line without a word is reported', () => {
  expect(() => parseOperatorWords('fine\n*')).toThrow('line 2');
});

test('a file is read, no file adds nothing, and a missing one is an error', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adventure-words-'));
  try {
    const file = path.join(folder, 'words.txt');
    writeFileSync(file, 'acme');
    expect(await readOperatorWords(file)).toEqual({ refused: ['acme'], allowed: [] });
    expect(await readOperatorWords(null)).toEqual({ refused: [], allowed: [] });
    await expect(readOperatorWords(path.join(folder, 'none.txt'))).rejects.toThrow('can be read');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
