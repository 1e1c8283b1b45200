import { expect, test } from 'vitest';
import { grammarOf } from '../grammar/grammars.ts';
import { messageOf } from './message.ts';

test.each([
  ['en', 'minecraft but every block i touch turns to gold', 'every block i touch turns to gold'],
  ['en', "my wife thinks I'm fishing but I'm building a boat", "I'm building a boat"],
  ['en', 'Minecraft but everything is huge', 'Minecraft but everything is huge'],
  ['en', 'I spent $500 on a mystery box but it was empty', 'I spent $500 on a mystery box'],
  ['pt', 'comprei a casa mais barata do Brasil mas ela é assombrada', 'comprei a casa mais barata do Brasil'],
  ['pt', 'Fiz meu próprio sabão em casa, mas deu tudo errado', 'deu tudo errado'],
] as const)('in %s, what comes after the "but" of "%s" is weighed', (language, title, message) => {
  expect(messageOf(title, grammarOf(language))).toBe(message);
});

test.each([
  ['en', 'we moved to a tiny cabin and everything went wrong', 'we moved to a tiny cabin'],
  ['en', 'we bought an old lighthouse and the roof collapsed', 'we bought an old lighthouse'],
  ['en', 'rice and beans in ten minutes for students', 'rice and beans in ten minutes for students'],
  ['es', 'gasté 500 euros en cartas y esto pasó', 'gasté 500 euros en cartas'],
  ['pt', 'testei o celular mais barato e olha no que deu', 'testei o celular mais barato'],
  ['en', 'my dad rebuilt a 1965 Vespa after it had been stolen twice', 'my dad rebuilt a 1965 Vespa'],
  ['en', 'I tried to survive 24 hours in an igloo', 'survive 24 hours in an igloo'],
] as const)('in %s, whole clauses of "%s" are left out', (language, title, message) => {
  expect(messageOf(title, grammarOf(language))).toBe(message);
});
