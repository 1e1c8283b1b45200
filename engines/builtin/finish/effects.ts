/** The finishing effects by name, and whether each belongs behind the hero or over everything. */
import type { EffectId } from '../catalogue.ts';
import type { Picture } from '../drawing/picture.ts';
import { dust, filmBurn, frame, grain, letterbox, lightLeak, paper } from './film.ts';
import { bloom, chromatic, closeUp, fisheye, vignette } from './lens.ts';
import { enchant, shockBurst, streak, studioLight } from './light.ts';
import { dimensions, inkLines, lineArt, pencil } from './lines.ts';
import { cinemaHaze, filmBars, lensDepth, negative, studioKey, sunlight } from './looks/film-look.ts';
import { celPlace, graphite, inkDrawing, screenDots } from './looks/ink-look.ts';
import { fairyLight, neonPlace } from './looks/neon-look.ts';
import { brushwork } from './looks/paint-look.ts';
import { seventies, twoToneFilm } from './looks/palette-look.ts';
import { marketChart } from './market-chart.ts';
import { clarity, oilPaint } from './paint.ts';
import { pixelArt } from './pixel-art.ts';
import { gridLines, halftone, hatching, pixelate, posterize, scanLines, speedLines } from './print.ts';
import { chalk } from './redrawn/chalk.ts';
import { facets } from './redrawn/facets.ts';
import { neonLines } from './redrawn/neon-lines.ts';
import { paperLayers } from './redrawn/paper-layers.ts';
import { stitches } from './redrawn/stitches.ts';
import { mosaic, stainedGlass } from './redrawn/tiles.ts';
import { gameDisplay, timestamp } from './screen.ts';
import { fog, rain, snowfall } from './weather.ts';

export interface Effect {
  /** What there is when it is drawn; words are drawn over pieces larger than the strokes of a letter. */
  stage: 'scene' | 'hero' | 'whole';
  draw: (picture: Picture, strength: number) => void;
}

export const effects: Record<EffectId, Effect> = {
  // Before hero and stickers: a vignette over them would dull them.
  vignette: { stage: 'scene', draw: vignette },
  bloom: { stage: 'scene', draw: bloom },
  halftone: { stage: 'scene', draw: halftone },
  posterize: { stage: 'scene', draw: posterize },
  'speed-lines': { stage: 'scene', draw: speedLines },
  'light-leak': { stage: 'scene', draw: lightLeak },
  letterbox: { stage: 'scene', draw: letterbox },
  dust: { stage: 'scene', draw: dust },
  paper: { stage: 'scene', draw: paper },
  grain: { stage: 'whole', draw: grain },
  'film-burn': { stage: 'whole', draw: filmBurn },
  'scan-lines': { stage: 'whole', draw: scanLines },
  chromatic: { stage: 'whole', draw: chromatic },
  pixelate: { stage: 'whole', draw: pixelate },
  frame: { stage: 'whole', draw: frame },
  fisheye: { stage: 'whole', draw: fisheye },
  'grid-lines': { stage: 'whole', draw: gridLines },
  hatching: { stage: 'whole', draw: hatching },
  'ink-lines': { stage: 'whole', draw: inkLines },
  'line-art': { stage: 'whole', draw: lineArt },
  dimensions: { stage: 'whole', draw: dimensions },
  pencil: { stage: 'whole', draw: pencil },
  'oil-paint': { stage: 'whole', draw: oilPaint },
  clarity: { stage: 'whole', draw: clarity },
  'pixel-art': { stage: 'whole', draw: pixelArt },
  'flat-tones': { stage: 'whole', draw: posterize },
  timestamp: { stage: 'whole', draw: timestamp },
  'game-display': { stage: 'whole', draw: gameDisplay },
  enchant: { stage: 'scene', draw: enchant },
  streak: { stage: 'scene', draw: streak },
  'close-up': { stage: 'whole', draw: closeUp },
  'studio-light': { stage: 'scene', draw: studioLight },
  'shock-burst': { stage: 'scene', draw: shockBurst },
  'market-chart': { stage: 'scene', draw: marketChart },
  rain: { stage: 'whole', draw: rain },
  fog: { stage: 'whole', draw: fog },
  snowfall: { stage: 'whole', draw: snowfall },
  chalk: { stage: 'whole', draw: chalk },
  'neon-lines': { stage: 'whole', draw: neonLines },
  mosaic: { stage: 'hero', draw: mosaic },
  'stained-glass': { stage: 'hero', draw: stainedGlass },
  facets: { stage: 'hero', draw: facets },
  'paper-layers': { stage: 'whole', draw: paperLayers },
  stitches: { stage: 'whole', draw: stitches },
  'film-bars': { stage: 'whole', draw: filmBars },
  'lens-depth': { stage: 'scene', draw: lensDepth },
  negative: { stage: 'whole', draw: negative },
  sunlight: { stage: 'whole', draw: sunlight },
  'cel-place': { stage: 'scene', draw: celPlace },
  'ink-drawing': { stage: 'whole', draw: inkDrawing },
  'screen-dots': { stage: 'scene', draw: screenDots },
  brushwork: { stage: 'hero', draw: brushwork },
  graphite: { stage: 'whole', draw: graphite },
  seventies: { stage: 'whole', draw: seventies },
  'two-tone-film': { stage: 'whole', draw: twoToneFilm },
  'neon-place': { stage: 'scene', draw: neonPlace },
  'fairy-light': { stage: 'whole', draw: fairyLight },
  'studio-key': { stage: 'scene', draw: studioKey },
  'cinema-haze': { stage: 'scene', draw: cinemaHaze },
};
