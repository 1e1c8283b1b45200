/** A recipe as the design panel shows it. Pure. */
import type { DesignOffer, DesignView } from '../../../contract/designs.ts';
import {
  findImageStyle,
  findThumbnailStyle,
  imageStyles,
  presetThumbnailStyles,
} from '../../../contract/styles.ts';
import { type GenerateTool, makesThumbnails } from '../../../contract/tools.ts';
import { groundOf, layoutsOf } from '../composing/change-recipe.ts';
import { accentsFor, palettesFor } from '../composing/palettes.ts';
import type { DesignWarning, Recipe } from '../recipe.ts';
import { scenes } from '../scenes/scenes.ts';
import { styleOf } from '../styles/styles.ts';
import { sceneIds } from '../vocabulary.ts';

/** Returns a design's settings and the choices available while background and style stay. */
export function viewOf(recipe: Recipe, warnings: readonly DesignWarning[]): DesignView {
  const style = styleOf(recipe.style);
  const mood = groundOf(recipe);
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
  };
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
