import type { SKRSContext2D } from '@napi-rs/canvas';

import type { SceneId } from '../vocabulary.ts';
import { mix } from './paint/color.ts';
import { grain } from './paint/grain.ts';
import { bloom, vignette } from './paint/light.ts';
import { type Stage, unitsOfShorterSide } from './paint/stage.ts';
import type { Scene, SceneInput, SceneMood } from './scene.ts';

/** A mood with the values that only this scene's painter needs. */
export interface PaintedMood<Paint> extends SceneMood {
  paint: Paint;
}

/**
 * Returns how a scene states its moods, those for light text and those for dark. A mood names some of its
 * colours; `colors` adds the others, which follow from its paint.
 */
export function moodsOf<Paint, Named>(colors: (paint: Paint, named: Named) => SceneMood['colors']) {
  const stateWith =
    (dark: boolean) =>
    (name: string, named: Named, paint: Paint): PaintedMood<Paint> => ({
      name,
      dark,
      colors: colors(paint, named),
      paint,
    });
  return { darkMood: stateWith(true), lightMood: stateWith(false) };
}

export interface Finish {
  /** How much the lights spill over, 0 to 1. */
  bloom: number;
  /**
   * How much the edges darken towards the mood's shadow, 0 to 1. A little of the primary colour keeps them
   * from greying.
   */
  vignette: number;
}

/**
 * Makes a scene of its moods and a painter. Sets up the stage (see `Stage` for the units), and adds what
 * every picture gets: bloom, vignette and the grain that hides the steps of gradients.
 */
export function defineScene<Paint>(
  id: SceneId,
  moods: readonly [PaintedMood<Paint>, ...PaintedMood<Paint>[]],
  finish: Finish,
  paint: (stage: Stage, mood: PaintedMood<Paint>) => void,
): Scene {
  return {
    id,
    moods,
    draw(context, input) {
      const mood = moods.find(({ name }) => name === input.mood) ?? moods[0];
      context.save();
      const stage = setStage(context, input);
      paint(stage, mood);
      if (finish.bloom > 0) bloom(stage, finish.bloom);
      if (finish.vignette > 0)
        vignette(stage, mix(mood.colors.shadow, mood.colors.primary, 0.22), finish.vignette);
      grain(stage);
      context.restore();
    },
  };
}

function setStage(context: SKRSContext2D, input: SceneInput): Stage {
  const pixelsPerUnit = Math.min(input.width, input.height) / unitsOfShorterSide;
  const width = input.width / pixelsPerUnit;
  const height = input.height / pixelsPerUnit;
  context.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.filter = 'none';
  context.shadowColor = 'transparent';
  context.shadowBlur = 0;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.imageSmoothingEnabled = true;
  // Bilinear: the scaled-up layer is soft already, and bicubic takes four times as long (see `paintField`).
  context.imageSmoothingQuality = 'low';
  return {
    context,
    width,
    height,
    pixelsPerUnit,
    focus: { x: input.focus.x * width, y: input.focus.y * height },
    isTall: height > width * 1.2,
    random: input.random,
  };
}
