import { expect, test } from 'vitest';
import { generateRequest } from '../testing/requests.ts';
import { designRecipe } from './design.ts';
import { toDesignInput } from './to-design-input.ts';

const styles = ['MrBeast-tzdev', 'NickD-tzdev', 'Lebron-tzdev'];
const ideaOf = (prompt: string, style: string, earlier: number, seed: number) => {
  const request = generateRequest({
    tool: 'Thumbnail',
    prompt,
    style: { id: style, name: style },
    settings: { seed },
    ...(earlier > 0 && { earlier }),
  });
  const { recipe } = designRecipe(toDesignInput(request, 0));
  const { scene, hero, relation, states, headline, layout } = recipe;
  const words = headline?.lines.map(({ text }) => text).join(' ');
  return JSON.stringify([scene, hero, relation, states, words, layout]);
};

test.each([
  'I survived 100 days on a deserted island',
  'Meu cachorro encontrou uma cobra no quintal',
  'El oso entró en mi cocina',
])('a request that is sent again is answered with another idea, at any seed: %s', (prompt) => {
  for (const style of styles) {
    const made = [11, 500, 90_210, 4, 77].map((seed, earlier) => ideaOf(prompt, style, earlier, seed));
    expect(new Set(made).size, style).toBe(made.length);
  }
});

test('however often it is sent, there is a design', () => {
  for (const earlier of [5, 17, 58, 200]) {
    expect(() => ideaOf('iPhone vs Samsung', 'Matthew-tzdev', earlier, 3)).not.toThrow();
    expect(() =>
      ideaOf('My grandmother taught me to bake bread', 'Kurzgesagt-tzdev', earlier, 3),
    ).not.toThrow();
  }
});
