import type { PromptLanguage } from '../vocabulary.ts';
import type { Concept, ConceptKind } from './concepts/concept.ts';
import { concepts } from './concepts/concepts.ts';
import { grammarOf } from './grammar/grammars.ts';
import { genderless, singular } from './inflection.ts';
import { fold, plainLower } from './text.ts';

/** How a word matched the table: the closer the form, the more it is trusted. */
type MatchForm = 'exact' | 'inflected' | 'gender';

interface ConceptIndex {
  find(words: readonly { lower: string; folded: string }[]): { concept: Concept; form: MatchForm } | null;
  findVerb(infinitive: string): Concept | null;
  /** The length in words of the longest phrase that starts with this word; 1 without one. */
  longestFrom(foldedWord: string): number;
}

/** Shorter names of countries are words without their accent: "irã", "ira". */
const leastUnaccented = 5;

/** Only living things and qualities have two genders; "porto" is not "porta". */
const genderedKinds: ReadonlySet<ConceptKind> = new Set(['being', 'person', 'emotion', 'weak']);

/** The words of a row in one language; none where the row has none. */
export function listWords(words: string | undefined): string[] {
  return words?.split(',').map((word) => word.trim()) ?? [];
}

const stemOf = (words: readonly string[], language: PromptLanguage) =>
  words.map((word) => singular(word, language)).join(' ');
const genderOf = (words: readonly string[], language: PromptLanguage) =>
  words.map((word) => genderless(word, language)).join(' ');

function addOnce<K>(map: Map<K, Concept>, key: K, concept: Concept): void {
  if (!map.has(key)) map.set(key, concept);
}

function build(language: PromptLanguage): ConceptIndex {
  const { hasGender } = grammarOf(language);
  const exact = new Map<string, Concept>();
  const stems = new Map<string, Concept>();
  const genders = new Map<string, Concept>();
  const verbs = new Map<string, Concept>();
  /** Names have no plural: "conejillos de Indias" are not from India. */
  const unaccented = new Map<string, Concept>();
  const longest = new Map<string, number>();
  for (const concept of concepts) {
    for (const listed of listWords(concept[language])) {
      const entry = listed.replace(/'s(?= |$)/g, '');
      addOnce(exact, plainLower(entry), concept);
      const folded = fold(entry).split(' ');
      if (concept.kind === 'country') {
        const plain = folded.join(' ');
        if (plain.length >= leastUnaccented || plain === plainLower(entry))
          addOnce(unaccented, plain, concept);
        const known = longest.get(singular(folded[0] ?? '', language)) ?? 1;
        longest.set(singular(folded[0] ?? '', language), Math.max(known, folded.length));
        continue;
      }
      addOnce(stems, stemOf(folded, language), concept);
      if (genderedKinds.has(concept.kind)) addOnce(genders, genderOf(folded, language), concept);
      const first = singular(folded[0] ?? '', language);
      longest.set(first, Math.max(longest.get(first) ?? 1, folded.length));
    }
    for (const verb of listWords(concept.verbs?.[language])) if (verb) addOnce(verbs, verb, concept);
  }
  return {
    find(words) {
      const exactly = exact.get(words.map(({ lower }) => lower).join(' '));
      if (exactly) return { concept: exactly, form: 'exact' };
      const folded = words.map((word) => word.folded);
      const plainly = unaccented.get(folded.join(' '));
      if (plainly) return { concept: plainly, form: 'exact' };
      const inflected = stems.get(stemOf(folded, language));
      if (inflected) return { concept: inflected, form: 'inflected' };
      const gendered = hasGender ? genders.get(genderOf(folded, language)) : undefined;
      return gendered ? { concept: gendered, form: 'gender' } : null;
    },
    findVerb: (infinitive) => verbs.get(infinitive) ?? null,
    longestFrom: (foldedWord) => longest.get(singular(foldedWord, language)) ?? 1,
  };
}

const built = new Map<PromptLanguage, ConceptIndex>();

/** Returns the concept table of one language for look-ups; built on first use. */
export function conceptIndex(language: PromptLanguage): ConceptIndex {
  let index = built.get(language);
  if (!index) {
    index = build(language);
    built.set(language, index);
  }
  return index;
}
