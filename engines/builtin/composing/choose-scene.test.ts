import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

test.each([
  ['The Dark Side of Sneaker Reselling', 'stadium'],
  ['O lado sombrio do futebol', 'stadium'],
])('no sun shines on "%s"', (prompt, scene) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { recipe } = designRecipe({
      prompt,
      tool: 'Thumbnail',
      style: 'MrBeast-tzdev',
      aspectRatio: '16:9',
      seed,
    });
    expect(recipe.scene.id).toBe(scene);
    expect(recipe.scene.mood).not.toMatch(/^(day|morning|noon|dawn|sunrise)$/);
  }
});
