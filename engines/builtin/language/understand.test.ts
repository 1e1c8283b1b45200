import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

describe('requested text', () => {
  test('prints quoted text exactly, whatever its case', () => {
    const { headline } = understand('a dragon over a castle, with the text "Fire and Blood"');
    expect(headline.value.join(' ')).toBe('Fire and Blood');
    expect(headline.confidence).toBe(1);
  });

  test.each([
    ['One controller on a neon grid, headline: I survived', 'I survived', 'video-game'],
    ['Um controle de videogame sobre uma grade neon, manchete: sobrevivi', 'sobrevivi', 'video-game'],
    ['Un mando de videojuegos en una cuadrícula de neón, titular: sobreviví', 'sobreviví', 'video-game'],
    ['Um tubarão gigante segue um barco, manchete: nunca olhe para trás', 'nunca olhe para trás', 'shark'],
  ])(
    'prints a dictated headline, and takes its announcement for no newspaper: %s',
    (prompt, text, picture) => {
      const { headline, hero } = understand(prompt);
      expect([headline.value.join(' '), hero.value]).toEqual([text, picture]);
    },
  );

  test('prints nothing if the prompt excludes text', () => {
    expect(understand('Top 10 sharks, no text').headline.value).toEqual([]);
  });

  test('prints nothing for the description of a picture, and centres its hero', () => {
    const { headline, kind, hero, layout } = understand(
      'a shark jumping out of the water at sunset, cinematic lighting',
    );
    expect(headline.value).toEqual([]);
    expect([kind, hero.value, layout.value]).toEqual(['scene', 'shark', 'hero-center']);
  });
});

describe('requests', () => {
  test.each([
    ['Thumbnail for a video about growing tomatoes on a balcony', 'GROWING TOMATOES ON A BALCONY', 'tomato'],
    ['Thumbnail para um vídeo sobre churrasco de domingo', 'CHURRASCO DE DOMINGO', 'meat-on-bone'],
    ['Crea una miniatura para un video sobre el volcán de Islandia', 'EL VOLCÁN DE ISLANDIA', 'volcano'],
    ['please make me a youtube thumbnail about baking bread, bright colors', 'BAKING BREAD', 'bread'],
    ['minecraft thumbnail', 'MINECRAFT', 'video-game'],
  ])('%s', (prompt, headline, hero) => {
    const understanding = understand(prompt);
    expect(understanding.headline.value.join(' ')).toBe(headline);
    expect(understanding.hero.value).toBe(hero);
  });
});

describe('heroes', () => {
  test('prefers a creature to the thing beside it', () => {
    expect(understand('My cat sleeps on the laptop').hero.value).toBe('cat-asleep');
  });

  test('reads a name of several words before the noun after it', () => {
    expect(understand('How Formula 1 cars stop so fast').hero.value).toBe('racing-car');
  });

  test('does not read "porta" as a port because of its ending', () => {
    expect(understand('O maior porto do mundo').hero.value).not.toBe('door');
  });

  test('has no hero if nothing can be pictured, but offers runners-up', () => {
    const { hero, layout } = understand('10 things I wish I knew at 20');
    expect(hero.value).toBeNull();
    expect(layout.value).toBe('list');
    expect(hero.runnersUp.every(({ confidence }) => confidence < 0.7)).toBe(true);
  });

  test('shows a city as luggage only if a person travels there', () => {
    expect(understand('48 hours in Barcelona on a budget').hero.value).toBe('luggage');
    expect(understand('The truth about Barcelona').hero.value).not.toBe('luggage');
  });

  test('adds no picture of an action beside its subject', () => {
    expect(understand('a knight fighting a dragon on a mountain at sunset').stickers).not.toContain(
      'boxing-glove',
    );
  });

  test('names its reason', () => {
    expect(understand('A day with a lion').hero.reason).toBe('"lion" names a creature or role');
  });
});

describe('versus and before–after', () => {
  test('finds two opposed sides, each with its picture', () => {
    const understanding = understand('Dogs vs cats: who is smarter?');
    expect(understanding.headline.value).toEqual(['DOGS', 'VS', 'CATS']);
    expect([understanding.hero.value, understanding.secondHero]).toEqual(['dog-face', 'cat-face']);
    expect(understanding.versus).toEqual({ left: 'DOGS', right: 'CATS' });
    expect([understanding.scene.value, understanding.layout.value]).toEqual(['split', 'versus']);
  });

  test.each([
    ['Flamengo x Vasco: quem vai ser campeão?', 'FLAMENGO', 'VASCO'],
    ['Messi contra Cristiano: los mejores goles', 'MESSI', 'CRISTIANO'],
    ['Cadeira gamer ou cadeira de escritório: qual é melhor?', 'CADEIRA GAMER', 'CADEIRA DE ESCRITÓRIO'],
    ['PS5 vs Xbox Series X in 2026', 'PS5', 'XBOX SERIES X'],
  ])('%s', (prompt, left, right) => {
    expect(understand(prompt).versus).toEqual({ left, right });
  });

  test('reads no comparison in a vaccine against a disease', () => {
    expect(understand('Vacina contra a dengue é aprovada').versus).toBeNull();
  });

  test('captions a before and an after in the prompt’s language', () => {
    const { versus, layout } = understand('Antes e depois da reforma do meu quarto');
    expect(versus).toEqual({ left: 'ANTES', right: 'DEPOIS' });
    expect(layout.value).toBe('before-after');
  });
});

describe('numbers', () => {
  test.each([
    ['I survived 100 days in Minecraft', { value: '100', unit: 'DAYS' }, 'number'],
    ['Celular bom até R$ 1.500', { value: 'R$ 1.500', unit: null }, 'number'],
    ['This $12 gadget replaced my toolbox', { value: '$12', unit: null }, 'number'],
    ['Top 10 scariest movies', { value: 'TOP 10', unit: 'MOVIES' }, 'list'],
    ['5 money habits that keep you poor', { value: '5', unit: 'HABITS' }, 'list'],
  ])('%s', (prompt, number, layout) => {
    const understanding = understand(prompt);
    expect(understanding.number).toEqual(number);
    expect(understanding.layout.value).toBe(layout);
  });

  test.each(['The best laptops of 2026', "Don't open the door at 3am", 'Unboxing the iPhone 17'])(
    'sees none in: %s',
    (prompt) => {
      expect(understand(prompt).number).toBeNull();
    },
  );
});

describe('scenes', () => {
  test.each([
    ['3 ingredient banana bread', 'kitchen'],
    ['The greatest goal in World Cup history', 'stadium'],
    ['The periodic table made easy', 'lab'],
    ['Learn Python in one hour', 'tech'],
    ['I swam with a great white shark', 'underwater'],
    ['My first time snowboarding', 'snow'],
    ['Incêndio destrói prédio', 'fire'],
    ['We crossed the Sahara on camels', 'desert'],
    ['Buracos negros explicados', 'space'],
    ['La casa embrujada de mi pueblo', 'horror'],
    ['Cómo ahorrar dinero', 'money'],
    ['A selva amazônica por dentro', 'jungle'],
    ['Subi a montanha mais alta do Brasil', 'mountains'],
    ['Speedrunning Dark Souls', 'retro-grid'],
    ['A huge car crash caught on camera', 'explosion'],
  ])('%s → %s', (prompt, scene) => {
    expect(understand(prompt).scene.value).toBe(scene);
  });

  test('differs between prompts without a place, with a low confidence', () => {
    const scenes = [
      'My honest opinion',
      'What nobody tells you',
      'A big update',
      'I was wrong',
      'Never again',
      'It happened',
    ].map((prompt) => understand(prompt).scene);
    expect(new Set(scenes.map(({ value }) => value)).size).toBeGreaterThan(1);
    expect(scenes.every(({ confidence }) => confidence < 0.5)).toBe(true);
  });
});

describe('mood and colours', () => {
  test.each([
    ['The haunted doll', 'dark'],
    ['Funny kitten birthday party', 'happy'],
    ['Meditation for sleep', 'calm'],
    ['La batalla más épica', 'epic'],
  ])('%s is %s', (prompt, mood) => {
    expect(understand(prompt).mood).toBe(mood);
  });

  test('names colours in English, and none that is part of a name', () => {
    expect(understand('um carro vermelho, fundo azul').colors).toEqual(['red', 'blue']);
    expect(understand('Black holes explained').colors).toEqual([]);
  });
});

describe('prompts without readable words', () => {
  test('makes an emoji the hero and returns no headline', () => {
    const { hero, headline, warnings } = understand('🦈🔥');
    expect([hero.value, headline.value]).toEqual(['shark', []]);
    expect(warnings.map(({ code }) => code)).toEqual(['emoji-only']);
  });

  test('keeps emoji out of the headline, and may make one the hero', () => {
    const { headline, hero } = understand('Our big announcement 🎺');
    expect(headline.value.join(' ')).toBe('OUR BIG ANNOUNCEMENT');
    expect([hero.value, ...hero.runnersUp.map(({ value }) => value)]).toContain('trumpet');
  });

  test.each(['Война и мир', 'Ο δρόμος για την Ιθάκη', '最強のドラゴン', 'أفضل لاعب في العالم', 'सबसे बड़ा शेर'])(
    'passes text of another script through: %s',
    (prompt) => {
      const { headline, hero, warnings } = understand(prompt);
      expect(headline.value.join(' ')).toBe(prompt);
      expect(hero.value).toBeNull();
      expect(warnings.map(({ code }) => code)).toEqual(['unsupported-script']);
    },
  );

  test('prints a quotation in another script exactly', () => {
    expect(understand('Дракон над замком, текст «Огонь и кровь»').headline.value.join(' ')).toBe(
      'Огонь и кровь',
    );
  });
});

describe('unusual input', () => {
  test.each(['a', 'the', 'I', 'ok', 'y'])('prints text too short to read unchanged: %s', (prompt) => {
    const { headline, hero } = understand(prompt);
    expect(hero.value).toBeNull();
    expect(headline.value.join(' ').toLowerCase()).toBe(prompt.toLowerCase());
  });

  test.each(['!!!???', '…', '→ → →'])('prints signs unchanged and claims no emoji: %s', (prompt) => {
    const { headline, warnings } = understand(prompt);
    expect(headline.value.join(' ')).toBe(prompt);
    expect(warnings.map(({ code }) => code)).toEqual(['no-words']);
  });

  test('treats HTML as literal text', () => {
    const { headline } = understand('<script>alert(1)</script>');
    expect(headline.value.join(' ').toLowerCase()).toContain('alert');
  });

  // A search letter by letter at every emoji would take minutes for each of these.
  test.each([
    ['letters without an end', 'a'.repeat(3000)],
    ['words', 'ab '.repeat(1000)],
    ['spaces', `ab ab${' '.repeat(2995)}`],
  ])('reads a thousand emoji after %s', (_name, before) => {
    expect(understand(before + '🔥'.repeat(1000)).headline.value.join(' ').length).toBeLessThan(4000);
  });

  test('ends a sentence at an emoji after a long text', () => {
    const story = 'the old man who lived beside the lake with seven dogs '.repeat(4);
    const readAs = (between: string) => understand(`${story}${between} and then it came back`).headline.value;
    expect(readAs('😱')).toEqual(readAs('.'));
  });

  test('reads 4,000 characters', () => {
    const { headline, hero } = understand('The lion and the mouse. '.repeat(170).slice(0, 4000));
    expect(headline.value.join(' ')).toBe('THE LION AND THE MOUSE');
    expect(hero.value).toBe('lion');
  });
});

test.each(['a glass of water', 'um copo de água', 'un vaso de agua'])(
  'sees no spectacles in %s',
  (prompt) => {
    expect(understand(prompt).hero.value).toBe('tumbler-glass');
  },
);

test("reads a city's skyline as no video game, and the game as one", () => {
  expect(understand('a futuristic city skyline')).toMatchObject({
    hero: { value: null },
    scene: { value: 'city-night' },
  });
  expect(understand('Cities Skylines 2 review').hero.value).toBe('video-game');
});

test.each([
  ['Last to leave the pool wins $10,000', 'swimming-pool'],
  ['Restoring a rusty 1969 Mustang', 'muscle-car'],
  ['She took a cruise around the world', 'cruise-ship'],
  ['O caso da babá que sumiu', 'missing-poster'],
  ['Probé la comida callejera de México', 'food-cart'],
  ['Receta de tortilla de patatas jugosa', 'omelette'],
])('draws the subject of a common title: %s', (prompt, icon) => {
  expect(understand(prompt).hero.value).toBe(icon);
});

test.each([
  ['The truth about protein powder', 'supplement-tub'],
  ['Bolo de chocolate com 3 ingredientes', 'chocolate-cake'],
  ['an elephant drinking water in the savanna', 'elephant'],
])('does not take a neighbour for the subject: %s', (prompt, icon) => {
  const { hero, secondHero } = understand(prompt);
  expect([hero.value, secondHero]).toEqual([icon, null]);
});
