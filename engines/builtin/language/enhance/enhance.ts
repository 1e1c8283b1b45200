import { promptLimits } from '#contract/limits.ts';
import type { EnhancedPrompt, EnhanceRequest } from '../../../words.ts';
import type { Understanding } from '../../understanding.ts';
import { isForeignScript, withoutEmoji } from '../scripts.ts';
import { understand } from '../understand.ts';
import { type FacetKind, facetKinds, facets } from './facets.ts';

/** The setting comes first: where a prompt names none, each further word would choose another one. */
const tryingOrder: readonly FacetKind[] = ['setting', ...facetKinds.filter((kind) => kind !== 'setting')];

type Additions = Partial<Record<FacetKind, string>>;

/**
 * Says in a prompt what this engine reads in it: headline in quotation marks, subject, setting, mood, arrangement, and the
 * colours and the light of a reference picture. Each addition is read again together with the prompt, and only what
 * leaves the design what it was is taken: the meaning stays, and a prompt that was enhanced is left as it is. What was
 * typed stands in front, word for word. Pure.
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
      const readAnew = understand(candidate);
      if (!keepsMeaning(read, readAnew, kind, request)) continue;
      additions[kind] = words;
      [written, read, isChanged] = [candidate, readAnew, true];
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

/** Grammars are known of three languages that are written in Latin letters. */
function isReadable(prompt: string): boolean {
  const text = withoutEmoji(prompt);
  return /\p{L}/u.test(text) && !isForeignScript(text);
}

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
const says = (prompt: string, words: string) => plain(prompt).includes(plain(words));

/** What was typed, and behind it the additions: within its last sentence, or as one of their own. */
function withAdditions(prompt: string, additions: Additions): string {
  const words = facetKinds.flatMap((kind) => additions[kind] ?? []).join(', ');
  const typed = prompt.trimEnd();
  if (words === '') return prompt;
  if (/[,;:-]$/.test(typed)) return `${typed} ${words}`;
  if (/[.!?…]["”»')\]]?$/.test(typed)) return `${typed} ${words[0]?.toUpperCase()}${words.slice(1)}.`;
  return `${typed}, ${words}`;
}

/** Whether what is drawn stays what it was; an addition may change only what it is about. */
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
    before.scene.value === after.scene.value &&
    (before.layout.value === after.layout.value || (kind === 'layout' && analysis !== null)) &&
    (before.colors.join() === after.colors.join() || kind === 'colors')
  );
}
