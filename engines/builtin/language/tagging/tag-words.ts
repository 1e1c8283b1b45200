import { isAbbreviation } from '../country-names.ts';
import type { Grammar, Tag } from '../grammar/grammar.ts';
import type { Token, Word } from '../tokens.ts';
import { closedTag } from './closed-tag.ts';
import { contextOf } from './context.ts';
import { englishTag } from './english-tag.ts';
import { romanceTag } from './romance-tag.ts';

const openTags = { english: englishTag, romance: romanceTag } satisfies Record<Grammar['tagger'], unknown>;

/** Tags every word. One pass from left to right: a word's class may depend on the one before it. */
export function tagWords(words: readonly Word[], grammar: Grammar): Token[] {
  const openTag = openTags[grammar.tagger];
  const tags: Tag[] = [];
  for (let index = 0; index < words.length; index++) {
    const context = contextOf(words, tags, index, grammar);
    const isName = isAbbreviation(words[index]!, words);
    tags.push(isName ? 'noun' : (closedTag(context) ?? openTag(context)));
  }
  return words.map((word, index) => ({ ...word, tag: tags[index]! }));
}
