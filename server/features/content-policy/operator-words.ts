import { readFile } from 'node:fs/promises';
import { plainReading } from '#server/platform/phrases/readings.ts';

/** The operator's additions to the word lists. */
export interface OperatorWords {
  refused: readonly string[];
  allowed: readonly string[];
}

/**
 * Reads the operator's words, one per line: `*` at the end matches any ending, `!` in front allows, `#`
 * starts a comment. Without a file there are none. Rejects with the expected format if the file cannot be
 * read or a line has no word.
 */
export async function readOperatorWords(file: string | null): Promise<OperatorWords> {
  if (file === null) return { refused: [], allowed: [] };
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error('must name a file that can be read', { cause: error });
  });
  return parseOperatorWords(text);
}

export function parseOperatorWords(text: string): OperatorWords {
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
