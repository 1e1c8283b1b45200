import { createRandom, type Random } from './random.ts';

/**
 * Smooth noise over the plane. One unit is one lattice cell: multiply coordinates to make the pattern finer.
 * Costs about 8 ns an octave, so evaluate it on a small field and let the canvas scale that up, never a full
 * picture's pixels.
 */
export interface Noise {
  /** One layer, 0 to 1. */
  value(x: number, y: number): number;
  /** Layers of halving strength and doubling frequency, 0 to 1, mostly 0.25 to 0.75. */
  fractal(x: number, y: number, octaves: number): number;
  /** Like `fractal`, folded into sharp crests, 0 to 1 with the crests at 1. */
  ridged(x: number, y: number, octaves: number): number;
}

const latticeSize = 256;
const latticeMask = latticeSize - 1;

/**
 * The table of lattice values that all noises share, each with its own offset, so that creating a noise is
 * free.
 */
const lattice = buildLattice();

function buildLattice(): Float32Array {
  const random = createRandom(20_011);
  return Float32Array.from({ length: latticeSize * latticeSize }, () => random.next());
}

function sample(x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const alongX = x - column;
  const alongY = y - row;
  // The quintic fade has no second-derivative jump at cell borders, so lighting computed from it shows no
  // grid.
  const fadeX = alongX * alongX * alongX * (alongX * (alongX * 6 - 15) + 10);
  const fadeY = alongY * alongY * alongY * (alongY * (alongY * 6 - 15) + 10);
  const left = column & latticeMask;
  const right = (column + 1) & latticeMask;
  const upper = (row & latticeMask) * latticeSize;
  const lower = ((row + 1) & latticeMask) * latticeSize;
  const a = lattice[upper + left] as number;
  const b = lattice[upper + right] as number;
  const c = lattice[lower + left] as number;
  const d = lattice[lower + right] as number;
  return a + (b - a) * fadeX + (c - a) * fadeY + (a - b - c + d) * fadeX * fadeY;
}

// Each octave is rotated by about 37 degrees, which hides the lattice axes that value noise otherwise shows.
const turnCosine = 0.8 * 2.02;
const turnSine = 0.6 * 2.02;

export function createNoise(random: Random): Noise {
  const originX = random.between(0, latticeSize);
  const originY = random.between(0, latticeSize);
  return {
    value: (x, y) => sample(x + originX, y + originY),
    fractal(x, y, octaves) {
      let sum = 0;
      let weight = 0.5;
      let px = x;
      let py = y;
      for (let octave = 0; octave < octaves; octave++) {
        sum += weight * sample(px + originX, py + originY);
        const turned = px * turnCosine - py * turnSine + 17.3;
        py = px * turnSine + py * turnCosine + 9.7;
        px = turned;
        weight *= 0.5;
      }
      return sum / (1 - weight * 2);
    },
    ridged(x, y, octaves) {
      let sum = 0;
      let weight = 0.5;
      let px = x;
      let py = y;
      for (let octave = 0; octave < octaves; octave++) {
        const crest = 1 - Math.abs(2 * sample(px + originX, py + originY) - 1);
        sum += weight * crest * crest;
        const turned = px * turnCosine - py * turnSine + 17.3;
        py = px * turnSine + py * turnCosine + 9.7;
        px = turned;
        weight *= 0.5;
      }
      return sum / (1 - weight * 2);
    },
  };
}
