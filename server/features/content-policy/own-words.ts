import { readFile } from 'node:fs/promises';
import { plainReading } from '#server/platform/phrases/readings.ts';

/** What an operator adds to the word lists. */
export interface OwnWords {
  refused: readonly string[];
  allowed: readonly string[];
}

/**
 * Reads an operator's own words: a line each, `*` at the end for any ending, `!` before what shall be allowed, `#`
 * before a remark. No file adds nothing. Rejects, with what the file must be, where it
 * cannot be read or has a line without a word.
 */
export async function readOwnWords(file: string | null): Promise<OwnWords> {
  if (file === null) return { refused: [], allowed: [] };
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error('must name a file that can be read', { cause: error });
  });
  return parseOwnWords(text);
}

export function parseOwnWords(text: string): OwnWords {
  const refused: string[] = [];
  const allowed: string[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const entry = line.trim();
    if (entry === '' || entry.startsWith('#')) continue;
    const phrase = plainReading(entry);
    if (phrase === '') throw new Error(`must have a word in each line: line ${index + 1} has none`);
    if (entry.startsWith('!')) allowed.push(phrase);
    else refused.push(entry.endsWith('*') ? `${phrase}*` : phrase);
  }
  return { refused, allowed };
}
