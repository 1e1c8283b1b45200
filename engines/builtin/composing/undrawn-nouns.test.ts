import { expect, test } from 'vitest';
import { designRecipe } from '../design.ts';

const undrawn = (prompt: string) =>
  designRecipe({
    prompt,
    tool: 'Genesys 1.0',
    style: 'Default',
    aspectRatio: '16:9',
    seed: 4,
  }).warnings.flatMap(({ code, message }) => (code === 'subject-not-drawn' ? [message] : []));

test.each([
  ['portrait of a bearded sailor with a blue cap and a monocle', 'monocle'],
  ['un tanque en una ciudad destruida', 'tanque'],
  ['a detective in an alley under neon signs', 'signs'],
])('%s: says that %s is not drawn', (prompt, noun) => {
  const messages = undrawn(prompt);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`“${noun}”`);
  expect(messages[0]).not.toContain('words alone');
});

test.each([
  'a fisherman mending his net at dawn',
  'um carpinteiro serrando uma tábua na oficina',
  'a vase of sunflowers on a wooden table',
  'un pintor en su estudio con un lienzo y un caballete',
  'uma garrafa de vinho tinto sobre uma mesa rústica',
  'a couple walking through the city at night, cinematic lighting, soft focus',
  'retrato de una mujer joven con pelo rojo y pecas, fondo oscuro',
  'a stormy sea with a lighthouse on the cliff',
  'the silence of a winter morning in the mountains',
  'uma paisagem de outono com neblina e luz suave',
])('%s: no false alarm', (prompt) => {
  expect(undrawn(prompt)).toEqual([]);
});
