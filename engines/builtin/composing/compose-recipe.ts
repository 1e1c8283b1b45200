/** Understanding → recipe. Pure: the same understanding, style and seed give the same recipe. */
import { makesThumbnails, tools } from '../../../contract/tools.ts';
import type { CompositionId, FontId } from '../catalogue.ts';
import type { DesignInput } from '../design-input.ts';
import { narrowerFaces } from '../fonts/narrower-faces.ts';
import { grammarOf } from '../language/grammar/grammars.ts';
import { personAlone } from '../layout/photos/plans.ts';
import type { PhotoFacts } from '../photos/photo.ts';
import { createRandom } from '../random.ts';
import { type DesignWarning, designSizes, type Palette, type Recipe } from '../recipe.ts';
import type { SceneMood } from '../scenes/scene.ts';
import { layoutOf } from '../styles/learned/look-layout.ts';
import { moodOf } from '../styles/learned/look-scenes.ts';
import { inSceneLook } from '../styles/scene-looks.ts';
import type { Style } from '../styles/style.ts';
import type { Choice, Understanding } from '../understanding.ts';
import type { LayoutId } from '../vocabulary.ts';
import { compositionOf, layoutIn } from './choose-composition.ts';
import { dyesOf, hasCompanion, iconOrNull, iconsBeside } from './choose-icons.ts';
import { choosePalette } from './choose-palette.ts';
import { type ChosenPhotos, choosePhotos, isPair, layoutAround, paletteFrom } from './choose-photos.ts';
import { chooseScene } from './choose-scene.ts';
import { chooseShot } from './choose-shot.ts';
import { chooseStyle } from './choose-style.ts';
import { headlineOf, layoutHeadline, withLabels, withoutLabels } from './compose-headline.ts';
import { creativityOffsets, typicalRandom } from './creativity.ts';
import { withDrawnKinds } from './drawn-kinds.ts';
import { expressionsOf } from './expressions.ts';
import { groundedScene } from './grounded-scene.ts';
import { namesPlaceClearly, withGuessedHero, withSurerHero } from './guess-hero.ts';
import { inRegion } from './in-region.ts';
import { stageScene, withSceneActors } from './stage-scene.ts';
import { seasonDyes } from './staged-things.ts';
import { withTinyInHand } from './tiny-things.ts';
import { weatherOutdoors } from './usual-place.ts';
import { varyEmphasis, varyLayout } from './vary.ts';

export interface Composition {
  recipe: Recipe;
  warnings: DesignWarning[];
}

/** One way to arrange a design: `compose-best.ts` tries others where the first has a fault. */
export interface Attempt {
  /** How many layouts further; 0 is the preferred one. */
  layout: number;
  /** Whether the style's own composition is used rather than the usual arrangement. */
  isOwn: boolean;
  /** Another composition in place of the usual arrangement, for a drawn hero. */
  composition?: CompositionId;
  /** Whether the headline has the narrower letters that go with the style's. */
  isNarrow?: boolean;
}

/** The preferred layout, in the style's own composition. */
export const firstAttempt: Attempt = { layout: 0, isOwn: true };

export function composeRecipe(
  understood: Understanding,
  input: DesignInput,
  attempt = firstAttempt,
): Composition {
  const { alternative = 0 } = input;
  // The designs of one generation have consecutive seeds. Subtracting `alternative` gives them the same
  // random source, so that each takes another choice from it.
  const random = createRandom(input.seed - alternative).fork('composing');
  const offsets = creativityOffsets(input.creativity ?? null, random.fork('departures'));
  const { style: chosenStyle, tone, look, warnings: styleWarnings } = chooseStyle(input);
  const isPicture = !makesThumbnails(input.tool);
  const style = isPicture && !look ? inSceneLook(chosenStyle) : chosenStyle;
  const size = designSizes[input.aspectRatio];
  const rest = withoutLabels(headlineOf(understood, input, fontOf(style, attempt)), understood);
  const isShown = input.photos?.some(({ use }) => use !== 'palette') ?? false;
  const guessed = withGuessedHero(
    isPicture ? withSceneActors(understood, input.prompt) : withSurerHero(understood),
    rest.lines.length === 0,
  );
  const understanding = withTinyInHand(guessed, input.prompt);
  const heroIcon = iconOrNull(understanding.hero.value);
  const preferred = besidePhotos(
    chooseLayout(understanding, {
      hero: heroIcon !== null || isShown,
      headline: rest.lines.length > 0,
    }),
    input.photos ?? [],
  );
  const chosen = choosePhotos(input.photos ?? [], {
    tool: input.tool,
    layout: preferred,
    style,
    alternative,
  });
  const isDrawn = chosen.photos.length === 0 && !look;
  const ownComposition = attempt.isOwn
    ? compositionOf(style, chosen.photos, look)
    : isDrawn
      ? attempt.composition
      : undefined;
  const own = look ? layoutOf(preferred, look) : layoutIn(ownComposition, preferred, understanding);
  const varied = varyLayout(own, alternative + offsets.layout + attempt.layout);
  const person = personAlone(chosen.photos);
  // The fourth design has a person at the other side than the third.
  const sided = person && alternative % 4 === 3 && varied === 'hero-right' ? 'hero-left' : varied;
  const hasWords = rest.lines.length > 0 || understood.layout.value === 'before-after';
  const layout = layoutAround(sided, chosen.photos, hasWords);
  const wording = layout === 'before-after' ? rest : withLabels(rest, understood);
  // Beside a person the words are where the person leaves them room; the style decides the side.
  const composition = person && !isPair(layout) ? undefined : ownComposition;
  // An hour or season in the prompt is fixed.
  const departure = alternative + (understanding.light ? 0 : offsets.scene);
  const chanceOf = (part: string) => (offsets.isTypical ? typicalRandom : random.fork(part));
  const placeAt = (further: number) => chooseScene(understanding, layout, style, chanceOf('scene'), further);
  const place = placeAt(departure);
  const { photos } = chosen;
  const beside = iconsBeside(photos, understanding, { layout, tool: input.tool, style });
  const isScenic = isPicture && rest.lines.length === 0 && photos.length === 0 && !isPair(layout);
  const { icons, lit, dyes } = isScenic
    ? stageScene(place, beside, understanding, {
        prompt: input.prompt,
        style,
        first: placeAt(0),
        departure,
        random: chanceOf('place'),
        seed: offsets.isTypical ? null : input.seed,
      })
    : {
        lit: place,
        ...withDrawnKinds(beside, understanding.dyes, {
          prompt: input.prompt,
          scene: place.id,
          isScenic: false,
        }),
      };
  const scene = look
    ? { ...place, mood: moodOf(place.id, look) }
    : inRegion(lit, { prompt: input.prompt, language: understanding.language });
  const sides = sidesOf(understanding, layout);
  const stressed = varyEmphasis(wording, alternative);
  const { headline, warnings } = layoutHeadline(
    stressed,
    understanding,
    { layout, look: look ?? undefined, composition },
    style,
    size,
    { ...icons, photos },
  );
  const isPlace = !makesThumbnails(input.tool) && namesPlaceClearly(understanding);
  // A photo or a guess shows it after all.
  const isDrawnByWords = icons.hero === null && photos.length === 0 && headline !== null;
  const isEmpty =
    !isPlace &&
    headline === null &&
    icons.hero === null &&
    icons.secondHero === null &&
    sides === null &&
    photos.length === 0;
  const isStaged = isPicture && headline === null && photos.length === 0 && !isPair(layout);
  // Its words or photos are arranged as ever, in the style as ever.
  const drawn = isStaged ? style : chosenStyle;
  const faces = isStaged
    ? expressionsOf(icons, { prompt: input.prompt, mood: understanding.mood, seed: input.seed })
    : {};
  return {
    recipe: {
      version: 1,
      size,
      seed: input.seed,
      style: style.id,
      scene: isStaged ? groundedScene(scene, icons) : { id: scene.id, mood: scene.mood.name },
      palette: tinted(
        paletteOf(chosen, scene.mood, style, understanding.colors, alternative + offsets.accent),
        tone?.colors ?? (look ? style.accents : []),
      ),
      layout,
      ...(composition && { composition }),
      ...(isStaged && {
        staging: 'scene' as const,
        shot: {
          ...chooseShot(input.seed, input.prompt),
          ...(style !== chosenStyle && { inLook: true as const }),
        },
      }),
      headline,
      ...icons,
      ...(!isPicture &&
        headline !== null &&
        hasCompanion(icons, layout, photos) && { companion: true as const }),
      ...(Object.keys(faces).length > 0 && { faces }),
      ...(isStaged ? seasonDyes(dyesOf(dyes, icons).dyes, icons, scene) : dyesOf(dyes, icons)),
      ...(sides && understanding.sizes && { sizes: understanding.sizes }),
      sides,
      number: understanding.number,
      grade: drawn.grade,
      effects: [
        ...(isStaged
          ? weatherOutdoors(weatherEffects(understanding), scene.id)
          : weatherEffects(understanding)),
        ...drawn.effects.map((effect) => ({ ...effect })),
      ],
      ...(tools[input.tool].model === 'pro' && { finish: 'rich' as const }),
      ...(tone && { tone }),
      ...(photos.length > 0 && { photos }),
      ...(chosen.tint && { tint: chosen.tint }),
      ...(look && { look }),
      choices: choicesOf(understanding),
    },
    warnings: [
      ...understanding.warnings.filter(({ code }) => code !== 'subject-not-drawn' || isDrawnByWords),
      ...wording.warnings,
      ...warnings,
      ...(isEmpty ? [nothingToDraw] : []),
      ...(chosen.isCrowd ? [tooManyPeople] : []),
      ...styleWarnings,
    ],
  };
}

function fontOf({ lettering }: Style, { isNarrow }: Attempt): FontId {
  return isNarrow ? (narrowerFaces[lettering.font] ?? lettering.font) : lettering.font;
}

/** Returns the preferred layout, or the nearest one that the available parts can fill. */
function chooseLayout(understanding: Understanding, has: { hero: boolean; headline: boolean }): LayoutId {
  // A list shows one of each: a hundred of one thing are a heap beside their number.
  const isHeap = understanding.relation?.kind === 'many' && understanding.number !== null;
  const asked = understanding.layout.value;
  const preferred = asked === 'list' && isHeap ? 'number' : asked;
  if (!has.headline && preferred !== 'versus' && preferred !== 'before-after') {
    return preferred === 'hero-left' || preferred === 'hero-right' ? preferred : 'hero-center';
  }
  if (preferred === 'versus' && !understanding.versus) return has.hero ? 'hero-right' : 'typography';
  if (preferred === 'number' && !understanding.number) return has.hero ? 'hero-right' : 'typography';
  if (!has.hero && preferred !== 'number' && preferred !== 'list' && preferred !== 'quote')
    return 'typography';
  return preferred;
}

/**
 * A picture made for the design shows both sides of a comparison by itself, and nothing is drawn on it. One
 * person is neither of two sides.
 */
function besidePhotos(layout: LayoutId, photos: readonly PhotoFacts[]): LayoutId {
  const visible = photos.filter(({ use }) => use !== 'palette');
  const isMade = visible.some((photo) => photo.isMade);
  const isOnePerson = visible.length === 1 && visible[0]?.person != null;
  if (isMade && layout === 'typography') return 'hero-right';
  return (isMade || isOnePerson) && isPair(layout) ? 'hero-right' : layout;
}

function paletteOf(
  { colors }: ChosenPhotos,
  mood: SceneMood,
  style: Style,
  requested: readonly string[],
  alternative: number,
): Palette {
  return colors
    ? paletteFrom(colors, mood, style, requested, alternative)
    : choosePalette(mood, style, requested, alternative);
}

/** The rim light takes the first colour of the style's description, or of the trained look. */
function tinted(palette: Palette, [glow]: readonly string[]): Palette {
  return glow === undefined ? palette : { ...palette, glow };
}

function sidesOf({ versus, language }: Understanding, layout: LayoutId): Recipe['sides'] {
  if (layout === 'before-after') {
    const { left, right } = grammarOf(language).titles.beforeAfter;
    return { left, right };
  }
  return layout === 'versus' ? versus : null;
}

/** Weather comes before the style's own effects: a print or a film shows it, too. */
function weatherEffects({ weather }: Understanding): Recipe['effects'] {
  return weather ? [{ id: weather, strength: 1 }] : [];
}

function choicesOf({ headline, hero, scene, layout }: Understanding): Recipe['choices'] {
  const copy = <T>({ value, confidence, reason, runnersUp }: Choice<T>) => ({
    value,
    confidence,
    reason,
    runnersUp: runnersUp.map((option) => ({ ...option })),
  });
  return { headline: copy(headline), hero: copy(hero), scene: copy(scene), layout: copy(layout) };
}

const nothingToDraw: DesignWarning = {
  code: 'nothing-to-draw',
  message:
    'The built-in engine found nothing in the prompt to draw or print, so the design is only a background. Name an animal, an object or a feeling, or put words in quotation marks.',
};

const tooManyPeople: DesignWarning = {
  code: 'reference-not-used',
  message:
    'A design shows three people at most, beside a number two. The other photos are kept but were not used.',
};
