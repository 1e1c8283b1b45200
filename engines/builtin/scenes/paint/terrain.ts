import { scratchCanvas } from '../../scratch.ts';
import { parseHex } from './color.ts';
import type { Stage } from './stage.ts';

/**
 * Land in perspective, computed from a height function: a grid of samples that fans out from the viewer, each
 * column drawn from near to far so that near land hides far land. Distances and heights are in one unit of
 * their own (think of 100 metres); `x` is 0 in the middle of the picture, `z` grows away from the viewer.
 */
export interface Terrain {
  /** Where the horizon is, in the stage's units from the top. */
  horizon: number;
  /** The viewer's eyes above height 0. */
  eyeHeight: number;
  near: number;
  far: number;
  /** Half the width of the view at distance 1; 0.9 is a usual lens for a wide picture. */
  lens?: number;
  height(x: number, z: number): number;
  /** The colour of a place as a step of `ramp`, 0 to 1. */
  tone(place: Place): number;
  /** 256 colours, see `createRamp`. */
  ramp: Uint8ClampedArray;
  /** The air's colour and thickness: at this distance half of the visible light is air. */
  haze: { color: string; distance: number };
  /** Samples in depth; more give finer far ridges. */
  depthSteps?: number;
  /** The picture's pixels over a whole 16:9 stage's width. */
  fineness?: number;
}

/** A sample of the land. */
export interface Place {
  x: number;
  z: number;
  height: number;
  /** Rise a unit to the right and away from the viewer. */
  slopeX: number;
  slopeZ: number;
}

export function paintTerrain(stage: Stage, terrain: Terrain): void {
  const scale = (terrain.fineness ?? 480) / 1280;
  const columns = Math.max(2, Math.round(stage.width * scale));
  const rows = Math.max(2, Math.round(stage.height * scale));
  const grid = sampleGrid(stage, terrain, columns);
  const canvas = scratchCanvas(columns, rows);
  const context = canvas.getContext('2d');
  const image = context.createImageData(columns, rows);
  for (let column = 0; column < columns; column++) {
    drawColumn(image.data, columns, rows, column, grid, scale);
  }
  context.putImageData(image, 0, 0);
  stage.context.drawImage(canvas, 0, 0, stage.width, stage.height);
}

/**
 * Per sample: the row on screen (in units) and red, green, blue. Sample `step` of column `c` is at `step *
 * columns + c`.
 */
interface Grid {
  steps: number;
  rows: Float32Array;
  colors: Float32Array;
}

function sampleGrid(stage: Stage, terrain: Terrain, columns: number): Grid {
  const steps = terrain.depthSteps ?? 110;
  const lens = terrain.lens ?? 0.9;
  // The wide picture's lens decides the scale, so that tall pictures show a narrower cut of the same land.
  const focal = 640 / lens;
  const growth = (terrain.far / terrain.near) ** (1 / (steps - 1));
  const heights = new Float32Array(steps * columns);
  const depths = new Float32Array(steps);
  const perColumn = stage.width / columns / focal;
  for (let step = 0, z = terrain.near; step < steps; step++, z *= growth) {
    depths[step] = z;
    for (let column = 0; column < columns; column++) {
      heights[step * columns + column] = terrain.height((column - columns / 2) * perColumn * z, z);
    }
  }
  const grid: Grid = {
    steps,
    rows: new Float32Array(steps * columns),
    colors: new Float32Array(steps * columns * 3),
  };
  const [hazeRed, hazeGreen, hazeBlue] = parseHex(terrain.haze.color);
  const place: Place = { x: 0, z: 0, height: 0, slopeX: 0, slopeZ: 0 };
  for (let step = 0; step < steps; step++) {
    const z = depths[step] as number;
    const before = Math.max(0, step - 1);
    const after = Math.min(steps - 1, step + 1);
    const depth = (depths[after] as number) - (depths[before] as number);
    const air = 1 - 0.5 ** ((z / terrain.haze.distance) ** 1.3);
    for (let column = 0; column < columns; column++) {
      const at = step * columns + column;
      const left = Math.max(0, column - 1);
      const right = Math.min(columns - 1, column + 1);
      place.x = (column - columns / 2) * perColumn * z;
      place.z = z;
      place.height = heights[at] as number;
      const across = (heights[step * columns + right] as number) - (heights[step * columns + left] as number);
      place.slopeX = across / ((right - left) * perColumn * z);
      place.slopeZ =
        ((heights[after * columns + column] as number) - (heights[before * columns + column] as number)) /
        depth;
      const tone = Math.max(0, Math.min(255, (terrain.tone(place) * 255) | 0)) * 3;
      grid.rows[at] = terrain.horizon + ((terrain.eyeHeight - place.height) / z) * focal;
      grid.colors[at * 3] = (terrain.ramp[tone] as number) * (1 - air) + hazeRed * air;
      grid.colors[at * 3 + 1] = (terrain.ramp[tone + 1] as number) * (1 - air) + hazeGreen * air;
      grid.colors[at * 3 + 2] = (terrain.ramp[tone + 2] as number) * (1 - air) + hazeBlue * air;
    }
  }
  return grid;
}

/**
 * Fills one column from the bottom upwards. Between two samples the colour is interpolated;
 * the topmost pixel of a ridge gets the share of it that the ridge covers, so outlines are smooth.
 */
function drawColumn(
  out: Uint8ClampedArray,
  columns: number,
  rows: number,
  column: number,
  grid: Grid,
  scale: number,
): void {
  const stride = grid.colors.length / grid.steps / 3;
  let top = rows;
  for (let step = 0; step < grid.steps; step++) {
    const at = step * stride + column;
    const row = (grid.rows[at] as number) * scale;
    if (row >= top) continue;
    const previous = step === 0 ? at : at - stride;
    const previousRow = step === 0 ? rows : (grid.rows[previous] as number) * scale;
    const span = Math.max(0.001, previousRow - row);
    const end = Math.max(0, row);
    for (let pixel = Math.ceil(top) - 1; pixel >= Math.floor(end); pixel--) {
      const place = (pixel * columns + column) * 4;
      const covered = Math.min(top, pixel + 1) - Math.max(end, pixel);
      if (covered <= 0) continue;
      const amount = Math.max(0, Math.min(1, (previousRow - pixel - 0.5) / span));
      blend(out, place, grid.colors, previous * 3, at * 3, amount, covered);
    }
    top = end;
    if (top <= 0) return;
  }
}

/** Adds a share of a pixel behind the existing pixels. */
function blend(
  out: Uint8ClampedArray,
  place: number,
  colors: Float32Array,
  from: number,
  to: number,
  amount: number,
  covered: number,
): void {
  const drawn = (out[place + 3] as number) / 255;
  if (drawn === 0 && covered > 0.999) {
    const red = colors[from] as number;
    const green = colors[from + 1] as number;
    const blue = colors[from + 2] as number;
    out[place] = red + ((colors[to] as number) - red) * amount;
    out[place + 1] = green + ((colors[to + 1] as number) - green) * amount;
    out[place + 2] = blue + ((colors[to + 2] as number) - blue) * amount;
    out[place + 3] = 255;
    return;
  }
  const total = Math.min(1, drawn + covered);
  const share = total > 0 ? (total - drawn) / total : 0;
  for (let channel = 0; channel < 3; channel++) {
    const start = colors[from + channel] as number;
    const color = start + ((colors[to + channel] as number) - start) * amount;
    const beneath = out[place + channel] as number;
    out[place + channel] = beneath + (color - beneath) * share;
  }
  out[place + 3] = total * 255;
}
