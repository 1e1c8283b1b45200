/** What faces of a picture without words show: what the words say, else what suits the role and the scene. */
import { fold } from '../language/text.ts';
import { figureName, lookWith, readFigure } from '../own-drawings/figures/figures.ts';
import { isFeeling, type Trait } from '../own-drawings/figures/traits.ts';
import { portraitName, readPortrait } from '../own-drawings/portraits/portraits.ts';
import { createRandom } from '../random.ts';
import type { Recipe } from '../recipe.ts';
import type { Understanding } from '../understanding.ts';
import type { IconId } from '../vocabulary.ts';

type Icons = Pick<Recipe, 'hero' | 'secondHero' | 'stickers'>;

/** Words of feelings in English, Portuguese and Spanish, the strongest first. */
const said: readonly (readonly [RegExp, Trait])[] = [
  [
    /\b(?:angry|furious|enraged|mad|raging|furios[oa]s?|zangad[oa]s?|brav[oa]s?|enojad[oa]s?|enfadad[oa]s?|com raiva)\b/,
    'angry',
  ],
  [/\b(?:crying|weeping|in tears|chorando|llorando)\b/, 'crying'],
  [/\b(?:laughing|rindo|riendo|gargalhando|carcajada)\b/, 'laughing'],
  [
    /\b(?:scared|afraid|frightened|terrified|assustad[oa]s?|com medo|asustad[oa]s?|con miedo|aterrad[oa]s?)\b/,
    'scared',
  ],
  [/\b(?:worried|anxious|nervous|preocupad[oa]s?|nervios[oa]s?|nervos[oa]s?|ansios[oa]s?)\b/, 'worried'],
  [
    /\b(?:sad|lonely|heartbroken|mourning|melanchol\w+|triste(?:s|za)?|solitari[oa]s?|melancolic[oa]s?|de luto)\b/,
    'sad',
  ],
  [
    /\b(?:tired|exhausted|weary|sleepy|cansad[oa]s?|exaust[oa]s?|agotad[oa]s?|sonolent[oa]s?|somnolient[oa]s?)\b/,
    'tired',
  ],
  [/\b(?:proud(?:ly)?|orgulhos[oa]s?|orgullos[oa]s?)\b/, 'proud'],
  [
    /\b(?:happy|smiling|cheerful|joyful|feliz(?:es)?|felices|sorrindo|sorridente|sonriendo|sonriente|alegres?|content[oa]s?)\b/,
    'happy',
  ],
  [
    /\b(?:serious|stern|determined|focused|concentrat\w+|brave|mysterious|lone|alone|thoughtful|pensive|tough|fierce|seri[oa]s?|determinad[oa]s?|decidid[oa]s?|concentrad[oa]s?|valientes?|corajos[oa]s?|misterios[oa]s?|sozinh[oa]s?|pensativ[oa]s?|duro|feroz)\b/,
    'serious',
  ],
];

/** Who does not smile at work. */
const stern =
  /^(?:detective|boxer|cowboy|cowgirl|soldier|knight|lady-knight|ninja|judge|samurai|gladiator|viking|pirate|pharaoh|king|robber|vampire|zombie|police|firefighter|wizard|witch|blacksmith|monk|alchemist|explorer|miner|captain)$/;
/** What one does not smile at. */
const intent =
  /^(?:running|boxing|kicking|sword|archery|lifting|squatting|situps|climbing|forging|thinking|chess|telescope|repairing|chopping|riding-horse|motorbike)$/;
const cheerful = /^(?:cheering|dancing|waving|singing|jumping|snowman|sandcastle|balloons|proposing)$/;

/** How often who only stands is seen walking. */
const oftenWalks = 0.35;

/**
 * Returns, by the drawings of people who show an expression, the same people with it. Who only stands walks
 * in the pictures of some seeds. Who they are and what they do stays the recipe's.
 */
export function expressionsOf(
  { hero, secondHero, stickers }: Icons,
  { prompt, mood, seed }: { prompt: string; mood: Understanding['mood']; seed: number },
): Record<IconId, IconId> {
  const text = fold(prompt);
  const feeling = said.find(([words]) => words.test(text))?.[1] ?? null;
  const isGrave = mood === 'dark' || mood === 'angry';
  const walks = createRandom(seed).fork('pose').next() < oftenWalks && !still.test(text);
  const people = [hero, secondHero, ...stickers].filter((one) => one !== null);
  return Object.fromEntries(
    people
      .map(({ icon }) => {
        const isHero = icon === hero?.icon;
        const posed = isHero && walks && secondHero === null ? walking(icon) : icon;
        return [icon, withFace(posed, isHero ? feeling : null, isGrave)] as const;
      })
      .filter(([icon, faced]) => icon !== faced),
  );
}

/** Words of who stays where they are. */
const still =
  /\b(?:standing|stands|sitting|waiting|still|in front|before|leaning|de pe|parad[oa]s?|sentad[oa]s?|esperando|de pie|delante|diante|frente|encostad[oa]|apoyad[oa])\b/;

function walking(icon: IconId): IconId {
  const figure = readFigure(icon);
  return figure?.pose === 'standing' && !lookWith(figure).creature
    ? figureName(figure.look, 'walking', figure.traits ?? [])
    : icon;
}

function withFace(icon: IconId, feeling: Trait | null, isGrave: boolean): IconId {
  const figure = readFigure(icon);
  const portrait = figure === null ? readPortrait(icon) : null;
  const who = figure ?? portrait;
  if (!who) return icon;
  const { traits = [] } = who;
  const look = lookWith(who);
  if (look.creature || look.expression || traits.some(isFeeling)) return icon;
  const pose = figure?.pose ?? '';
  const isIntent = !cheerful.test(pose) && (intent.test(pose) || (stern.test(who.look) && !look.isYoung));
  const own: Trait | null = isIntent || (isGrave && !cheerful.test(pose)) ? 'serious' : null;
  const expression = feeling ?? own;
  if (expression === null) return icon;
  return figure
    ? figureName(figure.look, figure.pose, [...traits, expression])
    : portraitName(who.look, [...traits, expression]);
}
