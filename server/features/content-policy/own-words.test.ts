import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseOwnWords, readOwnWords } from './own-words.ts';

test('a line is a word, an exception, a remark or nothing', () => {
  const text = '\uFEFF# Rivals\r\nAcmé*\r\n\r\n  blue-cheese  \n!Kill yourself\n# end';
  expect(parseOwnWords(text)).toEqual({
    refused: ['acme*', 'blue cheese'],
    allowed: ['kill yourself'],
  });
});

test('a line without a word is named', () => {
  expect(() => parseOwnWords('fine\n*')).toThrow('line 2');
});

test('a file is read, no file adds nothing, and a missing one is a mistake', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adventure-words-'));
  try {
    const file = path.join(folder, 'words.txt');
    writeFileSync(file, 'acme');
    expect(await readOwnWords(file)).toEqual({ refused: ['acme'], allowed: [] });
    expect(await readOwnWords(null)).toEqual({ refused: [], allowed: [] });
    await expect(readOwnWords(path.join(folder, 'none.txt'))).rejects.toThrow('can be read');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
