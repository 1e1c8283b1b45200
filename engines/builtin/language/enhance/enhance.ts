import { promptLimits } from '../../../../contract/limits.ts';
import type { EnhancedPrompt, EnhanceRequest } from '../../../words.ts';
import type { Understanding } from '../../understanding.ts';
import { isForeignScript, withoutEmoji } from '../scripts.ts';
import { understand } from '../understand.ts';
import { type FacetKind, facetKinds, facets } from './facets.ts';

/** The setting comes first: without a named place, each further word would choose another one. */
const tryingOrder: readonly FacetKind[] = ['setting', ...facetKinds.filter((kind) => kind !== 'setting')];

type Additions = Partial<Record<FacetKind, string>>;

/**
 * Adds to a prompt what this engine reads in it: headline in quotation marks, subject, setting, mood,
 * arrangement, and the colours and light of a reference image. Each addition is read again together with the
 * prompt and kept only if the design stays the same, so that the meaning stays and an enhanced prompt is
 * unchanged. The typed text comes first, word for word. Pure.
 */
export function enhancePrompt(request: EnhanceRequest): EnhancedPrompt {
  const { prompt } = request;
  if (!isReadable(prompt)) return { prompt, changes: [] };
  const additions: Additions = {};
  let written = prompt;
  let read = understand(prompt);
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const kind of tryingOrder) {
      if (additions[kind] !== undefined) continue;
      const words = facets[kind]({ request: { ...request, prompt: written }, read });
      if (words === null || says(written, words)) continue;
      const candidate = withAdditions(prompt, { ...additions, [kind]: words });
      if ([...candidate].length > promptLimits.maxCharacters) continue;
      const reread = understand(candidate);
      if (!keepsMeaning(read, reread, kind, request)) continue;
      additions[kind] = words;
      [written, read, isChanged] = [candidate, reread, true];
    }
  }
  return {
    prompt: written,
    changes: facetKinds.flatMap((kind) => {
      const words = additions[kind];
      return words === undefined ? [] : [{ kind, words }];
    }),
  };
}

/** The grammar is known only for three languages in Latin script. */
function isReadable(prompt: string): boolean {
  const text = withoutEmoji(prompt);
  return /\p{L}/u.test(text) && !isForeignScript(text);
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
const says = (prompt: string, words: string) => plain(prompt).includes(plain(words));

/**
 * Returns the typed text with the additions after it: within its last sentence, or as a sentence of their
 * own.
 */
function withAdditions(prompt: string, additions: Additions): string {
  const words = facetKinds.flatMap((kind) => additions[kind] ?? []).join(', ');
  const typed = prompt.trimEnd();
  if (words === '') return prompt;
  if (/[,;:-]$/.test(typed)) return `${typed} ${words}`;
  if (/[.!?…]["”»')\]]?$/.test(typed)) return `${typed} ${words[0]?.toUpperCase()}${words.slice(1)}.`;
  return `${typed}, ${words}`;
}

/** Returns whether the design stays the same; an addition may change only its own facet. */
function keepsMeaning(
  before: Understanding,
  after: Understanding,
  kind: FacetKind,
  { analysis }: EnhanceRequest,
): boolean {
  const core = (read: Understanding) =>
    JSON.stringify([
      read.language,
      read.headline.value.join(' '),
      read.hero.value,
      read.secondHero,
      read.versus,
      read.number,
      read.stickers,
      read.mood,
    ]);
  return (
    core(before) === core(after) &&
    // A title that is printed whole is read less surely with more behind it, unless its words are quoted.
    before.headline.confidence <= after.headline.confidence &&
    before.scene.value === after.scene.value &&
    (before.layout.value === after.layout.value || (kind === 'layout' && analysis !== null)) &&
    (before.colors.join() === after.colors.join() || kind === 'colors')
  );
}
