import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { IconId, PromptLanguage } from '../vocabulary.ts';
import { promptLanguages } from '../vocabulary.ts';

const packedSchema = z.object({
  version: z.literal(1),
  labels: z.partialRecord(z.enum(promptLanguages), z.record(z.string(), z.string())),
});

const packedUrl = new URL('../assets/icon-labels.json.br', import.meta.url);

let loaded: z.infer<typeof packedSchema> | null = null;

/**
 * What an icon is called as people write it, with accents and plurals, from the emoji data that
 * `pack/words.mjs` packs; the word index has names without them, to search by. Undefined where the data has
 * no name, and in English, whose names are the ids.
 */
export function writtenLabel(icon: IconId, language: PromptLanguage): string | undefined {
  loaded ??= packedSchema.parse(JSON.parse(brotliDecompressSync(readFileSync(packedUrl)).toString('utf8')));
  return loaded.labels[language]?.[icon];
}
