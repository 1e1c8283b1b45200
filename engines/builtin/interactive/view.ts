/** A recipe as the design panel shows it. Pure. */
import type { DesignPlace } from '../../../contract/design-places.ts';
import type { DesignOffer, DesignPart, DesignView } from '../../../contract/designs.ts';
import {
  findImageStyle,
  findThumbnailStyle,
  imageStyles,
  presetThumbnailStyles,
} from '../../../contract/styles.ts';
import { type GenerateTool, makesThumbnails } from '../../../contract/tools.ts';
import { groundOf, layoutsOf } from '../composing/change-recipe.ts';
import { accentsFor, palettesFor } from '../composing/palettes.ts';
import { arrange } from '../layout/arrange.ts';
import type { Emblem } from '../layout/arrangement.ts';
import type { Box } from '../layout/box.ts';
import { type Part, partsOf } from '../layout/place-by-hand.ts';
import type { DesignWarning, Recipe } from '../recipe.ts';
import { scenes } from '../scenes/scenes.ts';
import { drawnStyle } from '../styles/learned/learned-style.ts';
import type { Style } from '../styles/style.ts';
import { styleOf } from '../styles/styles.ts';
import { sceneIds } from '../vocabulary.ts';

/** Returns a design's settings and the choices available while background and style stay. */
export function viewOf(recipe: Recipe, warnings: readonly DesignWarning[]): DesignView {
  const style = styleOf(recipe.style);
  const mood = groundOf(recipe);
  const standing = (recipe.photos ?? []).filter(({ use }) => use !== 'background');
  return {
    headline: recipe.headline?.lines.map(({ text, emphasis }) => ({ text, emphasis })) ?? [],
    hero: recipe.hero?.icon ?? null,
    scene: { id: recipe.scene.id, mood: mood.name },
    layout: recipe.layout,
    style: style.id,
    palette: recipe.palette,
    layouts: layoutsOf(recipe),
    palettes: palettesFor(mood, style),
    accents: accentsFor(mood, style, recipe.palette),
    warnings: warnings.map(({ code, message }) => ({ code, message })),
    photos: [...standing, ...(recipe.putAside ?? [])].map(({ at }) => at),
    arePhotosShown: standing.length > 0,
    ...placesOf(recipe, drawnStyle(recipe)),
    places: [...(recipe.places ?? [])],
  };
}

/** Where the parts of an arrangement are, the frontmost first, as `render.ts` draws them. */
function placesOf(recipe: Recipe, style: Style): Pick<DesignView, 'regions' | 'safe' | 'badge'> {
  const arrangement = arrange(recipe, style);
  const { width, height, emblems, medals } = arrangement;
  const region = (part: DesignPart, box: Box) => {
    const left = Math.max(0, box.x);
    const top = Math.max(0, box.y);
    const right = Math.min(width, box.x + box.width);
    const bottom = Math.min(height, box.y + box.height);
    const shares = { x: left / width, y: top / height };
    return { part, ...shares, width: (right - left) / width, height: (bottom - top) / height };
  };
  const shares = ({ x, y, width: wide, height: high }: Box) => ({
    ...{ x: x / width, y: y / height },
    ...{ width: wide / width, height: high / height },
  });
  const parts = partsOf(arrangement, style)
    .filter(({ id, kind }) => id !== null || kind !== 'hero')
    .map((part) => ({
      ...region(kindOf(part), part.box),
      ...(part.id !== null && { movable: { ...placeOf(part.id, recipe.places), box: shares(part.box) } }),
    }));
  const still = arrangement.photos.filter(({ kind }) => kind === 'panel');
  const regions = [
    ...emblems.flatMap((emblem) => boxOfEmblem(emblem) ?? []).map((box) => region('layout', box)),
    ...medals.map(({ bounds }) => region('layout', bounds)),
    ...parts,
    ...still.map(({ bounds }) => region('hero', bounds)),
  ].filter((one) => one.width > 0 && one.height > 0);
  return { regions, safe: shares(arrangement.safe), badge: shares(arrangement.corner) };
}

function placeOf(id: string, places: readonly DesignPlace[] = []): DesignPlace {
  return places.find(({ of }) => of === id) ?? { of: id, x: 0, y: 0, scale: 1 };
}

function kindOf({ kind, id }: Part): DesignPart {
  if (kind === 'sticker') return 'layout';
  if (kind === 'words') return id === null ? 'layout' : 'headline';
  return 'hero';
}

/** The square of an emblem. Arrows and quotation marks belong to what they stand beside. */
function boxOfEmblem(emblem: Emblem): Box | null {
  if (emblem.kind !== 'versus' && emblem.kind !== 'badge') return null;
  const { center, size } = emblem;
  return { x: center.x - size / 2, y: center.y - size / 2, width: size, height: size };
}

/** Returns the choices that do not depend on other choices; the tool decides the styles. */
export function offerOf(recipe: Recipe, tool: GenerateTool): DesignOffer {
  const { scene, headline } = recipe.choices;
  return {
    view: viewOf(recipe, []),
    scenes: sceneIds.map((id) => ({ id, moods: scenes[id].moods.map(({ name }) => name) })),
    styles: makesThumbnails(tool)
      ? presetThumbnailStyles.map(({ id, styleName }) => ({ id, name: styleName }))
      : imageStyles.map(({ id, label }) => ({ id, name: label })),
    likelyScenes: [scene.value, ...scene.runnersUp.map(({ value }) => value)],
    headlines: headline.runnersUp.map(({ value }) => value).filter((lines) => lines.length > 0),
  };
}

/** Returns the name of a style of the engine as users see it. */
export function styleNameOf(id: string): string {
  return findThumbnailStyle(id)?.styleName ?? findImageStyle(id)?.label ?? styleOf(id).name;
}
