import type { IconId, SceneId } from '../vocabulary.ts';
import type { Grammar } from './grammar/grammar.ts';
import type { Mention } from './mention.ts';
import type { Token } from './tokens.ts';

/** A word that means another thing beside certain others: accent-free patterns, all languages. */
interface Homograph {
  words: RegExp;
  /** Tested on the whole prompt. */
  beside: RegExp;
  icon: IconId;
  /** The scene, if it differs from the word's usual one. */
  scene?: SceneId;
}

const handicraft =
  /\b(knit\w*|sew\w*|crochet\w*|yarn|embroider\w*|quilt\w*|trico\w*|croche\w*|costur\w*|bord[ao]\w*|la|tej\w+|tejer|coser|cosiendo|ganchillo|ovillo|lana)\b/;
const homographs: readonly Homograph[] = [
  {
    words: /^(combats?|combates?|fights?|rings?|workouts?|training|gloves?)$/,
    beside: /\b(box(?:ing|er|eo|eador|e|eur)|ufc|mma|knockout|nocaute?)\b/,
    icon: 'boxing-glove',
    scene: 'spotlight',
  },
  // The growth of a channel or an account, not a run.
  {
    words: /^(5k|10k|subscribers?|followers?|inscritos?|seguidores?|suscriptores?)$/,
    beside:
      /\b(?:\d+(?:[.,]\d+)?k?|mil) (?:subscribers|subs|followers|views|inscritos|seguidores|suscriptores|visitas|vistas|visualizacoes|a month|por mes|al mes|dollars|dolares)\b/,
    icon: 'chart-increasing',
    scene: 'spotlight',
  },
  {
    words:
      /^(animals?|animal|animais|animales|creatures?|criaturas?|predators?|predador(?:es)?|depredador(?:es)?)$/,
    beside: /\b(ocean|sea|seas|oceans|oceano|oceanos|mar|mares|marin[oa]s?|marine|deep sea)\b/,
    icon: 'shark',
    scene: 'underwater',
  },
  {
    words: /^(animals?|animal|animais|animales|predators?|predador(?:es)?|depredador(?:es)?)$/,
    beside: /\b(africa|safari|savannah?|savana|sabana|serengeti|land|terra|tierra)\b/,
    icon: 'lion',
    scene: 'desert',
  },
  {
    words: /^apple$/,
    beside:
      /\b(jobs|iphones?|ipads?|mac|macbook|ceo|company|stocks?|tim cook|ios|event|keynote|store|vision|watch|intelligence|samsung|google|microsoft|built)\b/,
    icon: 'mobile-phone',
    scene: 'tech',
  },
  // The president, unless he is fried.
  {
    words: /^lula$/,
    beside:
      /\b(presidente|governo|anuncia|anunciou|salario|bolsonaro|eleic\w+|ministro|congresso|planalto|stf|imposto|discurso|trump|lula (?:diz|disse|fala|veta|sanciona|assina))\b/,
    icon: 'ballot-box-with-ballot',
    scene: 'spotlight',
  },
  { words: /^threads?$/, beside: handicraft, icon: 'thread' },
  { words: /^(needles?|agulhas?|agujas?)$/, beside: handicraft, icon: 'yarn' },
  {
    words: /^(sweaters?|cardigans?|scarf|scarves|beanie|sueter\w*|cachecol|jersey|bufandas?|gorros?)$/,
    beside: /\b(knit\w*|crochet\w*|trico\w*|croche\w*|tejer|tej[io]\w*|ganchillo)\b/,
    icon: 'yarn',
  },
  // Who fights a dragon is smaller than the dragon.
  {
    words: /^(knights?|cavaleir[oa]s?|caballeros?|warriors?|guerrer[oa]s?|guerreir[oa]s?)$/,
    beside: /\b(dragons?|dragao|dragoes|dragones)\b/,
    icon: 'dragon',
  },
  {
    words: /^(galaxy|galaxia)$/,
    beside: /\b(samsung|galaxy (?:[sazm] ?\d+|note|fold|flip|watch|buds|tab)|phones?|iphone|celular|movil)\b/,
    icon: 'mobile-phone',
  },
];

/** Countries that share a name with a thing, and the context in which the thing is meant. */
const countries: readonly { name: RegExp; unless: RegExp }[] = [
  {
    name: /^turkey$/,
    unless:
      /\b(thanksgiving|roast\w*|cook\w*|recipe|oven|dinner|fr(?:y|ied)|hunt\w*|bird|sandwich|wild|farm|leg|smoked|gravy|bacon|christmas)\b/,
  },
  { name: /^chile$/, unless: /\b(salsa|picante|receta|rellen[oa]s?|pepper|sauce|comer|comi|comiendo|hot)\b/ },
  {
    name: /^(china|jordan|georgia|peru|guinea)$/,
    unless: /\b(plate|tea|set|porcelain|doll|nba|michael|jordans|sneakers?|basketball|pig|pigs)\b/,
  },
];

/** "Earthquake hits Turkey": the country, not the bird. */
export function isCountry(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (!/^\p{Lu}/u.test(token.raw)) return false;
  const text = tokens.map(({ folded }) => folded).join(' ');
  return countries.some(({ name, unless }) => name.test(token.folded) && !unless.test(text));
}

const creatures: ReadonlySet<IconId> = new Set(['dragon', 'shark', 'lion']);

/** First names after which a capital word is a surname: Steve Jobs is not a job. */
const firstNames = new Set(
  'adam albert alex alexander alice amy andrew angela ann anna anne anthony antonio barbara ben benjamin beth bill billy bob brad brian bruce carl carla carlos caroline charles charlie charlotte chris christian christina christopher cristina daniel daniela dave david diana diego donald donna drew ed eduardo edward elena elizabeth ellen elon emily emma eric eva fernanda fernando francisco frank gabriel george gloria grace greg guillermo hannah harry helen henry hugh isabel ivan jack jacob jake james jane jason javier jay jeff jennifer jenny jeremy jessica jim jimmy joan joao joe john johnny jon jonathan jorge jose joseph juan julia julie justin karen kate katy keith kelly ken kevin kim laura larry lana leo leonardo linda lisa logan lucas luis luke manuel marcos margaret maria marie mark marta martin mary matt matthew megan michael michelle miguel mike morgan nancy natalie neil nick nicole olivia oscar pablo patrick paul paula pedro peter philip phil rachel rafael rebecca ricardo richard rob robert roberto robin rodrigo roger ron ronald rosa rose ryan sam samantha samuel sandra sara sarah scott sean sergio sofia sophia stephanie stephen steve steven susan taylor ted teresa thomas tim tina tom tony tyler victoria vincent walter will william zoe'.split(
    ' ',
  ),
);

/** Returns whether the word is a surname, as in "Steve Jobs". */
export function isSurname(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at - 1];
  const isName = (token: Token | undefined) => token !== undefined && /^\p{Lu}\p{Ll}/u.test(token.raw);
  return isName(first) && isName(tokens[at]) && !first!.endsPart && firstNames.has(first!.folded);
}

/** Gives homographs among the mentions the meaning that the prompt's other words suggest. */
export function inContext(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const text = tokens.map(({ folded }) => folded).join(' ');
  return mentions.map((mention) => {
    const word = tokens[mention.start]!.folded;
    const found = homographs.find(({ words, beside }) => words.test(word) && beside.test(text));
    return found
      ? {
          ...mention,
          icon: found.icon,
          scene: found.scene ?? mention.scene,
          kind: creatures.has(found.icon) ? 'being' : 'thing',
        }
      : mention;
  });
}

const downfall = /^(fall|siege|sack|conquest|queda|cerco|tomada|conquista|caida|asedio|toma)$/;
const link = /^(of|de|da|do|del)$/;

/** "The Fall of Constantinople", "la caída de Tenochtitlán": a city with walls, whatever its name. */
export function historicalEvent(tokens: readonly Token[], start: number): Mention | null {
  const first = tokens[start]!;
  if (!downfall.test(first.folded) || !link.test(tokens[start + 1]?.lower ?? '')) return null;
  const named = tokens[start + 2]?.tag === 'determiner' ? start + 3 : start + 2;
  if (!/^\p{Lu}/u.test(tokens[named]?.raw ?? '')) return null;
  return {
    start,
    end: start + 1,
    words: first.raw,
    icon: 'castle',
    kind: 'thing',
    scene: 'fire',
    // What fell may have its own picture: "the fall of the Berlin Wall".
    match: 0.85,
    source: 'concept',
  };
}

const diminutives = {
  en: null,
  pt: /^(\p{L}{2,}?)z?inh([oa])s?$/u,
  es: /^(\p{L}{2,}?)c?it([oa])s?$/u,
};

/** Returns the words that "elefantinho" or "zorrito" may be diminutives of; empty for other words. */
export function diminutiveBases(folded: string, { language }: Grammar): string[] {
  const [, stem, gender = ''] = diminutives[language]?.exec(folded) ?? [];
  if (!stem) return [];
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return [`${hard}${gender}`, `${hard}o`, `${stem}e`, stem, `${hard}a`];
}
