import { expect, test } from 'vitest';
import { stagedStyle } from './staged-style.ts';
import { styleOf } from './styles.ts';

const choice = (confidence: number) => ({ value: 'street' as const, confidence, reason: '', runnersUp: [] });
const choices = (confidence: number) =>
  ({ scene: choice(confidence) }) as unknown as Parameters<typeof stagedStyle>[1]['choices'];

test('a place that the prompt names is not hidden', () => {
  const comic = stagedStyle(styleOf('Comic'), { staging: 'scene', choices: choices(0.9) });
  expect(comic.hero.backdrop).toBe('none');
  const portrait = stagedStyle(styleOf('Portrait'), { staging: 'scene', choices: choices(0.9) });
  expect(portrait.sceneBlur).toBeLessThan(5);
});

test('a style keeps its own ground where no place is named', () => {
  const { hero, sceneBlur } = stagedStyle(styleOf('Comic'), { staging: 'scene', choices: choices(0.2) });
  expect([hero.backdrop, sceneBlur]).toEqual(['burst', styleOf('Comic').sceneBlur]);
});

test('what stands in a place throws no shadow on its sky', () => {
  const { hero } = stagedStyle(styleOf('Default'), { staging: 'scene', choices: choices(0.9) });
  expect(hero.shadow).toBe('none');
  expect(hero.glow.strength).toBeLessThan(styleOf('Default').hero.glow.strength / 4);
});

test('a design with words and a cut-out are as the style says', () => {
  expect(stagedStyle(styleOf('Comic'), { choices: choices(0.9) })).toEqual(styleOf('Comic'));
  expect(stagedStyle(styleOf('PNG'), { staging: 'scene', choices: choices(0.9) })).toEqual(styleOf('PNG'));
});
