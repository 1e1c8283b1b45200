import type { IconId, PromptLanguage } from '../../vocabulary.ts';

type Names = Readonly<Record<IconId, readonly string[]>>;

/** Who reacts, and the words for each reaction of a man and of a woman. */
interface ReactionWords {
  man: string;
  woman: string;
  /** The first two are a man’s and a woman’s. */
  words: Readonly<Record<string, readonly [string, string, ...string[]]>>;
}

function reactionNames({ man, woman, words }: ReactionWords): Names {
  const named = Object.entries(words).flatMap(([reaction, [his, hers, ...others]]) => [
    [`man-reacts-${reaction}`, [`${man} ${his}`, his, ...others]] as const,
    [`woman-reacts-${reaction}`, [`${woman} ${hers}`, hers, ...others]] as const,
  ]);
  return Object.fromEntries(named);
}

const english = reactionNames({
  man: 'man',
  woman: 'woman',
  words: {
    shocked: ['shocked', 'shocked', 'surprised', 'shock', 'reaction'],
    amazed: ['amazed', 'amazed', 'mind blown', 'excited', 'reaction'],
    scared: ['scared', 'scared', 'afraid', 'fear', 'scream'],
    angry: ['angry', 'angry', 'furious', 'rage'],
    crying: ['crying', 'crying', 'sad', 'cry'],
    happy: ['happy', 'happy', 'smile', 'joy'],
    laughing: ['laughing', 'laughing', 'laugh', 'funny'],
    worried: ['worried', 'worried', 'nervous', 'stress'],
    disgusted: ['disgusted', 'disgusted', 'disgust', 'gross'],
    cool: ['cool', 'cool', 'sunglasses', 'confident'],
  },
});
const portuguese = reactionNames({
  man: 'homem',
  woman: 'mulher',
  words: {
    shocked: ['chocado', 'chocada', 'surpreso', 'surpresa', 'susto', 'reacao'],
    amazed: ['impressionado', 'impressionada', 'animado', 'animada', 'reacao'],
    scared: ['assustado', 'assustada', 'medo', 'com medo', 'grito'],
    angry: ['bravo', 'brava', 'furioso', 'furiosa', 'raiva'],
    crying: ['chorando', 'chorando', 'triste', 'choro'],
    happy: ['feliz', 'feliz', 'sorriso', 'alegria'],
    laughing: ['rindo', 'rindo', 'risada', 'engracado'],
    worried: ['preocupado', 'preocupada', 'nervoso', 'nervosa', 'estresse'],
    disgusted: ['com nojo', 'com nojo', 'nojo'],
    cool: ['confiante', 'confiante', 'oculo escuro', 'descolado'],
  },
});
const spanish = reactionNames({
  man: 'hombre',
  woman: 'mujer',
  words: {
    shocked: ['sorprendido', 'sorprendida', 'impactado', 'impactada', 'sorpresa', 'reaccion'],
    amazed: ['asombrado', 'asombrada', 'emocionado', 'emocionada', 'reaccion'],
    scared: ['asustado', 'asustada', 'miedo', 'con miedo', 'grito'],
    angry: ['enojado', 'enojada', 'enfadado', 'enfadada', 'furioso', 'rabia'],
    crying: ['llorando', 'llorando', 'triste', 'llanto'],
    happy: ['feliz', 'feliz', 'sonrisa', 'alegria'],
    laughing: ['riendo', 'riendo', 'risa', 'gracioso'],
    worried: ['preocupado', 'preocupada', 'nervioso', 'nerviosa', 'estres'],
    disgusted: ['con asco', 'con asco', 'asco'],
    cool: ['seguro', 'segura', 'gafa de sol', 'genial'],
  },
});

/** What people type and the index does not have, in the singular and without accents; the label first. */
export const otherNames: Readonly<Record<PromptLanguage, Names>> = {
  en: {
    ...english,
    automobile: ['car'],
    'fire-engine': ['fire truck', 'firetruck'],
    'cat-sitting': ['sitting cat', 'cat'],
    'cat-upset': ['angry cat', 'grumpy cat', 'cat'],
    'cat-scared': ['scared cat', 'cat'],
    'cat-old': ['old cat'],
    'cat-skating': ['cat on a skateboard'],
    'dog-sitting': ['sitting dog', 'dog', 'puppy'],
    'dog-upset': ['angry dog', 'dog'],
    'dog-scared': ['scared dog', 'dog'],
    'dog-old': ['old dog'],
    'dog-skating': ['dog on a skateboard'],
    'baby-sitting': ['sitting baby', 'baby'],
  },
  pt: {
    ...portuguese,
    'fire-engine': [
      'caminhao de bombeiros',
      'caminhao de bombeiro',
      'carro de bombeiros',
      'carro de bombeiro',
    ],
    'cat-sitting': ['gato sentado', 'gato'],
    'cat-upset': ['gato bravo', 'gato'],
    'cat-scared': ['gato assustado', 'gato'],
    'cat-old': ['gato velho'],
    'cat-skating': ['gato no skate'],
    'dog-sitting': ['cachorro sentado', 'cachorro', 'filhote'],
    'dog-upset': ['cachorro bravo', 'cachorro'],
    'dog-scared': ['cachorro assustado', 'cachorro'],
    'dog-old': ['cachorro velho'],
    'dog-skating': ['cachorro no skate'],
    'baby-sitting': ['bebê sentado', 'bebe sentado', 'bebe'],
  },
  es: {
    ...spanish,
    'fire-engine': ['camion de bomberos', 'camion de bombero', 'coche de bomberos', 'carro de bomberos'],
    'cat-sitting': ['gato sentado', 'gato'],
    'cat-upset': ['gato enojado', 'gato'],
    'cat-scared': ['gato asustado', 'gato'],
    'cat-old': ['gato viejo'],
    'cat-skating': ['gato en patineta'],
    'dog-sitting': ['perro sentado', 'perro', 'cachorro'],
    'dog-upset': ['perro enojado', 'perro'],
    'dog-scared': ['perro asustado', 'perro'],
    'dog-old': ['perro viejo'],
    'dog-skating': ['perro en patineta'],
    'baby-sitting': ['bebé sentado', 'bebe sentado', 'bebe'],
  },
};
