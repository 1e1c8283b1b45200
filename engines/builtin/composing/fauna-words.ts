/** Which bird or sea animal it is, and what it does, in the words of all languages, without accents. */
import type { FaunaPose } from '../own-drawings/fauna/kinds.ts';
import type { IconId } from '../vocabulary.ts';

/** The drawing of an illustration of the packed set. */
export const faunaOf: Readonly<Record<IconId, string>> = {
  eagle: 'eagle',
  owl: 'owl',
  parrot: 'parrot',
  bird: 'robin',
  blackbird: 'crow',
  dove: 'pigeon',
  duck: 'duck',
  goose: 'goose',
  swan: 'swan',
  flamingo: 'flamingo',
  peacock: 'peacock',
  penguin: 'penguin',
  hummingbird: 'hummingbird',
  chicken: 'hen',
  rooster: 'rooster',
  turkey: 'turkey',
  'baby-chick': 'chick',
  'front-facing-baby-chick': 'chick',
  'hatching-chick': 'chick',
  fish: 'fish',
  'tropical-fish': 'clownfish',
  shark: 'shark',
  dolphin: 'dolphin',
  whale: 'whale',
  'spouting-whale': 'whale',
  octopus: 'octopus',
  squid: 'squid',
  jellyfish: 'jellyfish',
  turtle: 'tortoise',
  crab: 'crab',
  coral: 'coral-reef',
  crocodile: 'crocodile',
  snake: 'snake',
  frog: 'frog',
  'frog-sitting': 'frog',
  lizard: 'lizard',
  't-rex': 'tyrannosaur',
  sauropod: 'sauropod',
  dragon: 'dragon',
  'dragon-face': 'dragon',
  'phoenix-bird': 'phoenix',
  butterfly: 'butterfly',
  honeybee: 'bee',
  'lady-beetle': 'ladybird',
  ant: 'ant',
  spider: 'spider',
};

const row = (of: string, is: string, words: string) => ({ of, is, words: new RegExp(`\\b(?:${words})\\b`) });

/** Which of a kind it is, the first that fits. */
export const faunaKinds = [
  row(
    'owl',
    'snowy-owl',
    'snowy owls?|white owls?|corujas?(?: das neves|-das-neves| brancas?)|buhos? (?:nival|nevado|blanco)s?|arctic owls?',
  ),
  row('owl', 'barn-owl', 'barn owls?|suindaras?|corujas? de igreja|lechuzas?'),
  row(
    'parrot',
    'blue-macaw',
    'blue (?:\\w+ )?(?:macaws?|parrots?)|araras? azu(?:l|is)|ararinhas? azu(?:l|is)|papagaios? azu(?:l|is)|guacamay[oa]s? azul(?:es)?|loros? azul(?:es)?',
  ),
  row(
    'eagle',
    'hawk',
    'hawks?|falcons?|gavi(?:ao|oes)|falc(?:ao|oes)|halcon(?:es)?|gavilan(?:es)?|carcaras?',
  ),
  row('eagle', 'vulture', 'vultures?|condor(?:s|es)?|urubus?|abutres?|buitres?|zopilotes?'),
  row('parrot', 'toucan', 'toucans?|tucan(?:o|os|es)?'),
  row('robin', 'sparrow', 'sparrows?|pardal|pardais|gorrion(?:es)?'),
  row(
    'robin',
    'bluebird',
    'blue ?(?:birds?|jays?)|passaros? azu(?:l|is)|passarinhos? azu(?:l|is)|pajar(?:o|ito)s? azul(?:es)?|azulao',
  ),
  row(
    'robin',
    'canary',
    'canar(?:y|ies)|canarios?|yellow birds?|passar(?:o|inho)s? amarelos?|pajar(?:o|ito)s? amarillos?',
  ),
  row(
    'pigeon',
    'dove',
    'doves?|white (?:doves?|pigeons?)|pomb(?:a|o)s? branc(?:a|o)s?|palomas? blancas?|peace|paz',
  ),
  row('duck', 'white-duck', 'white ducks?|patos? brancos?|patos? blancos?|farm ducks?'),
  row('duck', 'chick', 'ducklings?|patinhos?|patitos?'),
  row('hen', 'white-hen', 'white (?:hens?|chickens?)|galinhas? brancas?|gallinas? blancas?'),
  row(
    'clownfish',
    'goldfish',
    'gold ?fish(?:es)?|peix(?:e|es) dourados?|pez dorado|peces dorados|betta|koi|carpas?|peixinhos? dourados?',
  ),
  row('clownfish', 'angelfish', 'angel ?fish(?:es)?|tangs?|dory|peixe-anjo|pez angel'),
  row(
    'snake',
    'python',
    'pythons?|anacondas?|boas?|jiboias?|sucuris?|rattlesnakes?|cascave(?:l|is)|vipers?|vibora',
  ),
  row('lizard', 'chameleon', 'chameleons?|camaleao|camaleoes|camaleon(?:es)?'),
  row('whale', 'orca', 'orcas?|killer whales?|baleias? assassinas?|ballenas? asesinas?'),
  row(
    'tortoise',
    'sea-turtle',
    'sea turtles?|marinhas?|marinas?|under ?water|ocean|reef|corals?|corais|recifes?|arrecifes?|swim(?:s|ming)?|nad(?:a|am|an|ando)|debaixo d.agua|bajo el agua|in the sea|no mar|en el mar|oceano',
  ),
] as const;

const words = (pose: FaunaPose, list: string) => ({ pose, words: new RegExp(`\\b(?:${list})`) });

/** What it does, the first that fits and is drawn. */
export const faunaPoses = [
  words('carrying', 'carr(?:y|ies)|carreg|lleva|cargando|transporta'),
  words(
    'roaring',
    'fire|flame|breath|roar|burn|fogo|chama|cosp|cusp|rug(?:e|i)|incend|fuego|llama(?:s|rada)|escup|ataca|attack|fight|lut(?:a|ando)|pelea|lucha',
  ),
  words(
    'perched',
    'perch|branch|webs?\\b|teia|telara|sit(?:s|ting)?\\b|nest\\b|nests\\b|nesting|in (?:a|the) tree|on (?:a|the) tree|pousad|galho|sentad[oa]|ninho|na arvore|numa arvore|posad[oa]|rama\\b|ramas\\b|nido|en (?:un|el) arbol',
  ),
  words(
    'flying',
    'fly|flies\\b|flew\\b|flight|soar|glid|hover|swoop|div(?:e|es|ing)\\b|hunt|migrat|in the (?:sky|air)|voa\\b|voam|voando|voo\\b|planando|sobrevoa|cac(?:a|ando)\\b|mergulh|no ceu|no ar\\b|vuel(?:a|an|o)\\b|volando|volar|planea|sobrevuel|caza(?:ndo)?\\b|en el cielo|en el aire|migra',
  ),
  words(
    'jumping',
    'jump|leap|breach|out of the (?:water|sea|ocean)|pula|salta|fora d.agua|fuera del agua|emerg',
  ),
  words(
    'swimming',
    'swim|float|paddl|on (?:a|the) (?:lake|pond|river|water)|in (?:a|the) (?:lake|pond|river|water|sea|ocean)|pond\\b|lake\\b|under ?water|nad(?:a|am|an|ando)\\b|n[oa] (?:lago|lagoa|rio|mar|agua)|num (?:lago|rio)|numa lagoa|lago\\b|lagoa\\b|laguna|estanque|boiando|flota|en el (?:lago|rio|mar|agua|estanque)|bucea|bajo el agua|debaixo d.agua',
  ),
  words(
    'standing',
    'stand|walk|on the (?:ground|beach|ice|snow|grass|street|road|sand)|run(?:s|ning)?\\b|farm|de pe\\b|parad[oa]|caminha|camina|andando|na (?:praia|grama|rua|neve|fazenda)|no (?:gelo|chao)|en la (?:playa|nieve|calle|granja|hierba)|en el (?:hielo|suelo)|de pie|cross|atravess|cruza',
  ),
] as const satisfies readonly { pose: FaunaPose; words: RegExp }[];
