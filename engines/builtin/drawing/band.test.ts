import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';
import { measureLetters } from '../testing/letter-contrast.ts';

test.each(['The truth about the car', 'Vale a pena comprar um chocolate?', 'La verdad sobre un robot'])(
  'words on a brush stroke are legible: %s',
  (prompt) => {
    const input = {
      prompt,
      tool: 'Thumbnail',
      style: 'BackgroundIRL',
      aspectRatio: '16:9',
      seed: 3,
    } as const;
    const { recipe } = designRecipe(input);
    expect(measureLetters(recipe).filter(({ worst }) => worst < 4.5)).toEqual([]);
  },
);
