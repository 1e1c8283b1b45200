import { expect, test } from 'vitest';
import type { PromptLanguage } from '../../vocabulary.ts';
import { grammarOf } from '../grammar/grammars.ts';
import { splitWords } from '../tokens.ts';
import { tagWords } from './tag-words.ts';

function tagsOf(text: string, language: PromptLanguage): string {
  const grammar = grammarOf(language);
  return tagWords(splitWords(text, grammar), grammar)
    .map(({ tag }) => tag)
    .join(' ');
}

test.each([
  ['en', 'Earthquake hits Japan', 'noun verb noun'],
  ['en', 'How lighthouses work', 'question noun verb'],
  ['en', 'Airplanes stay in the air', 'noun verb preposition determiner noun'],
  ['en', 'Kangaroo boxes a tourist', 'noun verb determiner noun'],
  ['en', 'My boxing gloves', 'possessive noun noun'],
  ['en', 'Baby elephant learns to use her trunk', 'noun noun verb infinitive verb possessive noun'],
  ['en', 'I moved to New York', 'subject verb preposition adjective noun'],
  ['pt', 'Meu coelho aprendeu a abrir a geladeira', 'possessive noun verb infinitive verb determiner noun'],
  ['pt', 'A casa mais barata', 'determiner noun superlative adjective'],
  ['pt', 'Meu pai nunca tinha visto o mar', 'possessive noun adverb auxiliary verb determiner noun'],
  ['es', 'Los gatos odian el agua', 'determiner noun verb determiner noun'],
  [
    'es',
    'Pasé la noche en un hospital abandonado',
    'verb determiner noun preposition determiner noun adjective',
  ],
  ['es', 'Qué comer antes de ir al gimnasio', 'question verb preposition preposition verb preposition noun'],
] as const)('in %s: %s', (language, text, tags) => {
  expect(tagsOf(text, language)).toBe(tags);
});

test('keeps amounts and fixed phrases in one word', () => {
  const words = splitWords('Celular por R$ 1.500 passo a passo', grammarOf('pt')).map(({ raw }) => raw);
  expect(words).toEqual(['Celular', 'por', 'R$\u00a01.500', 'passo\u00a0a\u00a0passo']);
});
