import type { IconId, SceneId } from '../vocabulary.ts';
import type { HomographName } from './grammar/expressions.ts';
import type { Grammar } from './grammar/grammar.ts';
import { anyOf, wholeOf, wordsOf } from './grammar/lexicon.ts';
import type { Mention } from './mention.ts';
import type { Token } from './tokens.ts';

/** What a word is drawn as that means another thing beside certain others. */
interface HomographPicture {
  name: HomographName;
  icon: IconId;
  /** The scene, if it differs from the word's usual one. */
  scene?: SceneId;
}

const homographs = (
  [
    { name: 'fight', icon: 'boxing-glove', scene: 'spotlight' },
    // The growth of a channel or an account, not a run.
    { name: 'growth', icon: 'chart-increasing', scene: 'spotlight' },
    { name: 'seaAnimal', icon: 'shark', scene: 'underwater' },
    { name: 'landAnimal', icon: 'lion', scene: 'desert' },
    { name: 'company', icon: 'smartphone', scene: 'tech' },
    // The president, unless he is fried.
    { name: 'president', icon: 'ballot-box-with-ballot', scene: 'spotlight' },
    { name: 'thread', icon: 'thread' },
    { name: 'needle', icon: 'yarn' },
    { name: 'knitwear', icon: 'yarn' },
    // A fighter of dragons is armoured.
    { name: 'dragonFighter', icon: 'knight' },
    { name: 'mouseAnimal', icon: 'mouse' },
    { name: 'phone', icon: 'smartphone' },
  ] satisfies HomographPicture[]
).map((row: HomographPicture) => ({
  ...row,
  words: wholeOf((expressions) => expressions.homographs[row.name]?.words),
  beside: anyOf((expressions) => expressions.homographs[row.name]?.beside),
}));

const creatures: ReadonlySet<IconId> = new Set(['knight', 'shark', 'lion', 'mouse']);

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

const downfalls = wordsOf('downfalls');
const downfallLinks = wordsOf('downfallLinks');

/** "The Fall of Constantinople", "la caída de Tenochtitlán": a city with walls, whatever its name. */
export function historicalEvent(tokens: readonly Token[], start: number): Mention | null {
  const first = tokens[start]!;
  if (!downfalls.has(first.folded) || !downfallLinks.has(tokens[start + 1]?.lower ?? '')) return null;
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

/** Returns the words that "elefantinho" or "zorrito" may be diminutives of; empty for other words. */
export function diminutiveBases(folded: string, { diminutive }: Grammar): string[] {
  const [, stem, gender = ''] = diminutive?.exec(folded) ?? [];
  if (!stem) return [];
  const hard = stem.replace(/qu$/, 'c').replace(/gu$/, 'g');
  return [`${hard}${gender}`, `${hard}o`, `${stem}e`, stem, `${hard}a`];
}
