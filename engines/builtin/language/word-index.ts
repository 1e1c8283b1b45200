import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { IconId, PromptLanguage } from '../vocabulary.ts';
import { promptLanguages } from '../vocabulary.ts';

/** What the packed icons are called, from the emoji data that `pack/words.mjs` packs. */
export interface WordIndex {
  /** Accent-free singular name or keyword → icons, best first; a score of 100 is an icon's whole name. */
  namesIn(language: PromptLanguage): ReadonlyMap<string, readonly { icon: IconId; score: number }[]>;
  /** Emoji without variation selectors → icon. */
  emoji: ReadonlyMap<string, IconId>;
}

const packedSchema = z.object({
  version: z.literal(1),
  icons: z.string(),
  emoji: z.string(),
  names: z.partialRecord(z.enum(promptLanguages), z.string()),
});

const packedUrl = new URL('../assets/words.json.br', import.meta.url);

function parseNames(text: string, icons: readonly IconId[]) {
  const names = new Map<string, { icon: IconId; score: number }[]>();
  for (const line of text.split('\n').filter(Boolean)) {
    const colon = line.indexOf(':');
    const found = line
      .slice(colon + 1)
      .split(' ')
      .map((entry) => {
        const [index, score] = entry.split('/');
        return { icon: icons[Number(index)] ?? '', score: Number(score) };
      });
    names.set(line.slice(0, colon), found);
  }
  return names;
}

let loaded: WordIndex | null = null;

/** Reads the packed index on the first call and keeps it. */
export function loadWordIndex(): WordIndex {
  if (loaded) return loaded;
  const packed = packedSchema.parse(
    JSON.parse(brotliDecompressSync(readFileSync(packedUrl)).toString('utf8')),
  );
  const icons = packed.icons.split(' ');
  const emoji = new Map(packed.emoji.split(' ').map((character, index) => [character, icons[index] ?? '']));
  const names = new Map(
    promptLanguages.map((language) => [language, parseNames(packed.names[language] ?? '', icons)]),
  );
  loaded = { namesIn: (language) => names.get(language) ?? new Map(), emoji };
  return loaded;
}
