import type { Choice, Understanding } from '../understanding.ts';
import type { IconId, SceneId } from '../vocabulary.ts';
import type { ConceptKind } from './concepts/concept.ts';
import type { Mention } from './mention.ts';
import type { NumberPhrase } from './number.ts';
import { fold } from './text.ts';
import type { Token } from './tokens.ts';

const kindVote: Record<ConceptKind, number> = {
  place: 3,
  thing: 2,
  topic: 1.7,
  being: 1.6,
  emotion: 1.1,
  person: 0.8,
  weak: 0.6,
};

/** Words that set the scene but cannot be drawn as a hero. Accent-free, all languages. */
const sceneWords: readonly { scene: SceneId; pattern: RegExp; vote: number }[] = [
  {
    scene: 'city-night',
    pattern:
      /\b(city at night|night city|neon city|cyberpunk|cidade a noite|ciudad de noche|nightlife|vida nocturna|downtown|rooftop|skyline|street|streets|rua|ruas|calle|calles)\b/,
    vote: 1.4,
  },
  {
    scene: 'jungle',
    pattern:
      /\b(jungle|rainforest|selva|amazon (?:river|forest|jungle|rainforest)|amazonia|amazonica|mata atlantica|tropical forest)\b/,
    vote: 4,
  },
  {
    scene: 'forest',
    pattern:
      /\b(forest|woods|floresta|bosque|campo|countryside|garden|jardim|jardin|park|parque|backyard|quintal)\b/,
    vote: 2,
  },
  { scene: 'desert', pattern: /\b(desert|deserto|desierto|sahara|saara|dunes|dunas)\b/, vote: 3 },
  {
    scene: 'snow',
    pattern: /\b(snow|snowy|neve|nevad[oa]|nieve|winter|inverno|invierno|frozen|ice)\b/,
    vote: 2.6,
  },
  {
    scene: 'ocean',
    pattern:
      /\b(beach|praia|playa|ocean|sea|mar|oceano|island|ilha|isla|sunset|por do sol|atardecer|coast|costa|boat|sailing)\b/,
    vote: 2.2,
  },
  {
    scene: 'underwater',
    pattern:
      /\b(underwater|under the sea|deep sea|submarin\w+|fundo do mar|bajo el agua|debaixo d.agua|fondo del mar|aquarium|aquario|acuario)\b/,
    vote: 3,
  },
  {
    scene: 'space',
    pattern:
      /\b(space|galaxy(?! (?:[sazm] ?\d|note|fold|flip|watch|buds))|nebula|universe|espacial|galaxia|universo|cosmos|outer space)\b/,
    vote: 2,
  },
  {
    scene: 'horror',
    pattern:
      /\b(horror|haunted|creepy|scary|terror|assombrad\w*|embrujad\w*|3 ?am|macabr\w*|miedo|medo|nightmare|pesadilla|pesadelo|cursed|amaldicoad\w*|maldit[oa]|dark hallway)\b/,
    vote: 2.4,
  },
  {
    scene: 'classroom',
    pattern:
      /\b(explained|(?<!(?:first|business|economy|world) )class|lesson|lecture|school|aula|explicad[oa]|clase|escola|escuela|enem|resumo|resumen|homework|exam|prova|examen|aprender ingles|segundo grado|learn english)\b/,
    vote: 1.6,
  },
  {
    scene: 'retro-grid',
    pattern: /\b(retro|synthwave|80s|90s|arcade|vaporwave|anos 80|anos 90|speedrun\w*|neon)\b/,
    vote: 1.4,
  },
  { scene: 'explosion', pattern: /\b(explod\w+|explosion|explosao|blast|destroy\w*|boom)\b/, vote: 1.8 },
  { scene: 'fire', pattern: /\b(on fire|flames|burning|em chamas|en llamas|fogo|fuego)\b/, vote: 2.2 },
  {
    scene: 'stadium',
    pattern:
      /\b(match|game day|championship|tournament|world cup|olympic\w*|stadium|campeonato|torneio|torneo|estadio|copa|mundial|final da|final de la|partido|clasico|classico)\b/,
    vote: 1.6,
  },
  {
    scene: 'kitchen',
    pattern:
      /\b(recipe|recipes|cook\w*|bake\w*|baking|kitchen|receita|receitas|cozinh\w*|receta|recetas|cocin\w*|homemade|caseir[oa]s?|caser[oa]s?|ingredient\w*|restaurant\w*|delicious)\b/,
    vote: 2.2,
  },
  {
    scene: 'tech',
    pattern:
      /\b(tech|gadget\w*|software|app|apps|code|coding|programm\w+|tecnologia|program\w+|algorithm|setup)\b/,
    vote: 1.5,
  },
  {
    scene: 'city-day',
    pattern: /\b(house tour|moving|apartment|shopping|street food|neighborhood|cidade|ciudad|city)\b/,
    vote: 1.2,
  },
  {
    scene: 'city-day',
    pattern: /\b(plaza|pracas?|town square|village square|market square)\b/,
    vote: 3.2,
  },
  { scene: 'city-day', pattern: /\b(city by day|cidade de dia|ciudad de dia)\b/, vote: 3 },
  { scene: 'sunburst', pattern: /\b(sunburst|sun rays|raios de sol|rayos de sol)\b/, vote: 2 },
  { scene: 'mesh', pattern: /\b(colou?r gradient|degrade suave|degradado suave)\b/, vote: 2 },
  { scene: 'bokeh', pattern: /\b(bokeh|blurred lights|luzes desfocadas|luces desenfocadas)\b/, vote: 2 },
  { scene: 'spotlight', pattern: /\b(under a spotlight|sob um holofote|bajo un reflector)\b/, vote: 2 },
  {
    scene: 'mountains',
    pattern:
      /\b(mountain\w*|montanha\w*|montana\w*|summit|cliff|valley|hiking|trilha|senderismo|chapada|serra|cordillera|canyon|patagonia|andes|alpes|alps|himalayas?)\b/,
    vote: 2.2,
  },
  {
    scene: 'money',
    pattern: /\b(money|rich|dinheiro|rico|dinero|salary|salario|invest\w*|debt|dividas?|deudas?|ahorr\w*)\b/,
    vote: 1.5,
  },
];

/** From this weight on a word names the scene; below, it only hints at it. */
const namesSceneFrom = 2.6;

/** Returns whether a prompt names the scene explicitly. */
export function saysScene(foldedPrompt: string, scene: SceneId): boolean {
  return sceneWords.some(
    (row) => row.scene === scene && row.vote >= namesSceneFrom && row.pattern.test(foldedPrompt),
  );
}

const snowCovered =
  /\b(snowy|snow-covered|covered in snow|in the snow|nevad[oa]s?|cobert[oa]s? de neve|na neve|cubiert[oa]s? de nieve|en la nieve)\b/;

/** The same place after dark. */
const atNight: Partial<Record<SceneId, SceneId>> = { 'city-day': 'city-night' };

const neutralByMood: Record<Understanding['mood'], readonly SceneId[]> = {
  happy: ['sunburst', 'bokeh'],
  dark: ['horror', 'spotlight'],
  angry: ['fire', 'explosion', 'spotlight'],
  calm: ['bokeh', 'mesh'],
  epic: ['spotlight', 'sunburst', 'explosion'],
  neutral: ['spotlight', 'mesh', 'bokeh', 'sunburst'],
};

/** A small stable hash, so that neutral prompts differ from each other and each keeps its scene. */
function stableHash(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** Returns a background that fits any subject, by mood; the prompt's hash picks among equals. */
export function neutralScene(mood: Understanding['mood'], prompt: string): SceneId {
  const neutral = neutralByMood[mood];
  return neutral[stableHash(prompt) % neutral.length]!;
}

interface Votes {
  total: number;
  reason: string;
}

interface SceneInput {
  mentions: readonly Mention[];
  tokens: readonly Token[];
  hero: IconId | null;
  mood: Understanding['mood'];
  light: Understanding['light'];
  foldedPrompt: string;
  number: NumberPhrase | null;
  locatives: ReadonlySet<string>;
  /** The prompt is about travelling: a country is then the setting. */
  isTravel: boolean;
  isVersus: boolean;
}

function countVotes({
  mentions,
  tokens,
  hero,
  light,
  foldedPrompt,
  locatives,
  isTravel,
  number,
}: SceneInput): Map<SceneId, Votes> {
  const votes = new Map<SceneId, Votes>();
  const vote = (named: SceneId, points: number, reason: string) => {
    const scene = light === 'night' ? (atNight[named] ?? named) : named;
    const known = votes.get(scene);
    if (known) known.total += points;
    else votes.set(scene, { total: points, reason });
  };
  for (const mention of mentions) {
    if (!mention.scene) continue;
    let at = mention.start - 1;
    while (
      at >= 0 &&
      ['determiner', 'possessive', 'adjective', 'noun'].includes(tokens[at]!.tag) &&
      !tokens[at]!.endsPart
    )
      at--;
    const isPlaceOf = at >= 0 && locatives.has(tokens[at]!.lower);
    // "90 reais": a price, not a place.
    const isPrice = mention.scene === 'money' && tokens[mention.start - 1]?.tag === 'number' ? 0.3 : 1;
    // "Brasil vence a Argentina": teams, not places.
    const isNation = mention.kind === 'place' && mention.icon === 'luggage' && !isTravel ? 0.3 : 1;
    const weight =
      isNation * isPrice * (mention.icon === hero ? 1.45 : 1) * (isPlaceOf ? 1.5 : 1) * mention.match;
    // A word that names a place is that place, whatever scene its picture usually has: a jungle's palm tree.
    const named = sceneWords.find(({ pattern }) => pattern.test(fold(mention.words)))?.scene;
    const scene = named ?? mention.scene;
    vote(scene, kindVote[mention.kind] * weight, `"${mention.words.slice(0, 40)}" belongs there`);
  }
  // "Snowy forest": snow decides, whatever is under it.
  const snowed = snowCovered.exec(foldedPrompt);
  if (snowed) vote('snow', 5, `the prompt says "${snowed[0]}"`);
  for (const { scene, pattern, vote: points } of sceneWords) {
    const match = pattern.exec(foldedPrompt);
    if (match) vote(scene, points, `the prompt says "${match[0]}"`);
  }
  // A price, not a place.
  if (number?.sort === 'money')
    vote('money', votes.size === 0 ? 1 : 0.4, `the prompt names an amount of money`);
  return votes;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** Returns the background that the prompt's words vote for, or a neutral one that suits its mood. */
export function chooseScene(input: SceneInput): Choice<SceneId> {
  const votes = [...countVotes(input)].sort(([, a], [, b]) => b.total - a.total);
  const sum = votes.reduce((total, [, { total: points }]) => total + points, 0);
  const rows = votes.map(([value, { total, reason }]) => ({
    value,
    confidence: rounded(Math.min(0.97, 0.45 + total * 0.08 + 0.25 * (total / sum))),
    reason,
  }));
  const fallbackRow = {
    value: neutralScene(input.mood, input.foldedPrompt),
    confidence: 0.4,
    reason: `neutral, for a ${input.mood} mood`,
  };
  const best = input.isVersus
    ? { value: 'split' as const, confidence: 0.95, reason: 'two sides are set against each other' }
    : votes[0] && votes[0][1].total >= 1
      ? rows[0]!
      : fallbackRow;
  const runnersUp = [...rows, fallbackRow].filter(({ value }) => value !== best.value).slice(0, 4);
  return { ...best, runnersUp };
}
