import type { Box, Size } from '#canvas/geometry.ts';

/** The place of the Selection Prompt's upper left corner, in CSS pixels of the stage. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Between the prompt and the selection, and between the prompt and the stage's edges. */
const gap = 16;

/** The same place, moved as little as needed to keep the whole prompt on the stage. */
export function keepInside({ x, y }: Place, stage: Size, prompt: Size): Place {
  const within = (value: number, room: number) => Math.max(gap, Math.min(value, room - gap));
  return {
    x: within(x, stage.width - prompt.width),
    y: within(y, stage.height - prompt.height),
  };
}

/**
 * A place beside the selection, never on it: right, left, below or above it, whichever has room. A selection
 * that leaves no room has the prompt in the corner that covers least of it.
 */
export function placeBeside(selection: Box, stage: Size, prompt: Size): Place {
  const { x, y, width, height } = selection;
  const beside: Place[] = [
    { x: x + width + gap, y },
    { x: x - prompt.width - gap, y },
    { x, y: y + height + gap },
    { x, y: y - prompt.height - gap },
  ];
  const right = stage.width - prompt.width;
  const bottom = stage.height - prompt.height;
  const corners: Place[] = [
    { x: right, y: bottom },
    { x: 0, y: bottom },
    { x: right, y: 0 },
    { x: 0, y: 0 },
  ];
  const places = [...beside, ...corners].map((place) => keepInside(place, stage, prompt));
  const covered = places.map((place) => sharedArea(selection, { ...place, ...prompt }));
  return places[covered.indexOf(Math.min(...covered))] ?? { x: gap, y: gap };
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}
