import { describe, expect, it } from 'vitest';
import { languages } from '#contract/languages.ts';
import { imageStyles, presetThumbnailStyles } from '#contract/styles.ts';
import { commandWords } from './command-words.ts';
import { parseCommand, type VoiceCommand } from './commands.ts';

const styles = [
  ...presetThumbnailStyles.map(({ id, styleName }) => ({ id, name: styleName })),
  ...imageStyles.map(({ id, label }) => ({ id, name: label })),
  { id: 'own', name: 'Açaí da Serra' },
];
const parse = (text: string) => parseCommand(text, styles);
const styleOf = (text: string) => {
  const command = parse(text);
  return command?.kind === 'style' ? command.style.id : null;
};

it.each<[string, VoiceCommand]>([
  ['Generate.', { kind: 'generate' }],
  ['Please generate', { kind: 'generate' }],
  ['Gerar, por favor!', { kind: 'generate' }],
  ['genera', { kind: 'generate' }],
  ['Clear', { kind: 'clear' }],
  ['limpar tudo', { kind: 'clear' }],
  ['Borrar.', { kind: 'clear' }],
  ['enhance', { kind: 'enhance' }],
  ['melhorar o prompt', { kind: 'enhance' }],
  ['mejorar', { kind: 'enhance' }],
  ['Widescreen', { kind: 'aspect', ratio: '16:9' }],
  ['16:9', { kind: 'aspect', ratio: '16:9' }],
  ['panorámico', { kind: 'aspect', ratio: '16:9' }],
  ['Square', { kind: 'aspect', ratio: '1:1' }],
  ['quadrado', { kind: 'aspect', ratio: '1:1' }],
  ['cuadrado', { kind: 'aspect', ratio: '1:1' }],
  ['Vertical', { kind: 'aspect', ratio: '9:16' }],
  ['four designs', { kind: 'count', count: 4 }],
  ['dois designs', { kind: 'count', count: 2 }],
  ['un diseño', { kind: 'count', count: 1 }],
  ['switch to Genesys Pro', { kind: 'tool', tool: 'Genesys Pro' }],
  ['Genesis Pro', { kind: 'tool', tool: 'Genesys Pro' }],
  ['Genesys 1.0', { kind: 'tool', tool: 'Genesys 1.0' }],
  ['usar thumbnails', { kind: 'tool', tool: 'Thumbnail' }],
  ['cambiar a miniaturas', { kind: 'tool', tool: 'Thumbnail' }],
  ['Thumbnails V2', { kind: 'tool', tool: 'ThumbnailsV2' }],
])('recognises "%s" as a command', (text, command) => {
  expect(parse(text)).toEqual(command);
});

describe('styles', () => {
  it.each([
    ['style MrBeast', 'MrBeast-tzdev'],
    ['Style Mister Beast.', 'MrBeast-tzdev'],
    ['estilo mr. beast', 'MrBeast-tzdev'],
    ['style kurz gesagt', 'Kurzgesagt-tzdev'],
    ['Kurzgesagt style', 'Kurzgesagt-tzdev'],
    ['style Kurzgesakt', 'Kurzgesagt-tzdev'],
    ['change style to Cinema', 'Cinema'],
    ['cambiar el estilo a Blueprint', 'Blueprint'],
    ['mudar o estilo para vídeo games', 'Video Games'],
    ['estilo açaí da serra', 'own'],
    ['estilo acai da serra', 'own'],
    ['style Architect', 'Architecture'],
  ])('finds the style that "%s" names', (text, id) => {
    expect(styleOf(text)).toBe(id);
  });

  it.each(['style', 'style nobody has', 'a car in the style of cinema', 'style P'])(
    'does not recognise "%s" as a style command',
    (text) => {
      expect(styleOf(text)).toBeNull();
    },
  );
});

it.each([
  'A giant shark at sunset',
  'generate a lot of money with one controller',
  'a square in Madrid',
  'vertical gardens of Singapore',
  'clear water over white sand',
  'use your imagination',
  'open sea',
  'Thumbnails',
  'genesis of a star',
  '',
  '...',
])('treats "%s" as text', (text) => {
  expect(parse(text)).toBeNull();
});

it('gives each phrase one meaning across all languages', () => {
  const meanings = new Map<string, string>();
  expect(commandWords).toHaveLength(languages.length);
  for (const { generate, clear, enhance, aspect, count } of commandWords) {
    const all = { generate, clear, enhance, ...aspect, ...count };
    for (const [meaning, words] of Object.entries(all))
      for (const word of words) {
        expect([word, meanings.get(word) ?? meaning]).toEqual([word, meaning]);
        meanings.set(word, meaning);
      }
  }
});
