/** The parts of a request, which a model's inputs take. */
export const roles = [
  'prompt',
  'picture',
  'mask',
  'references',
  'ratio',
  'size',
  'width',
  'height',
  'count',
  'seed',
  'format',
  'factor',
  'dynamic',
  'creativity',
  'resemblance',
  /** How far an edit departs from the picture: 1 keeps nothing of it. */
  'strength',
] as const;
export type Role = (typeof roles)[number];

export type InputValue = string | number | boolean;

/**
 * A model's inputs as data, so that another model takes a few lines, or none if its own description is
 * enough.
 */
export interface ModelMapping {
  /** The input for each role. A role without an input is left out. */
  readonly inputs: Readonly<Partial<Record<Role, string>>>;
  /** Inputs that take lists. */
  readonly lists?: readonly string[];
  /** Inputs with a constant value. */
  readonly fixed?: Readonly<Record<string, InputValue>>;
  /** The mask's colour where something changes. */
  readonly changes?: 'white' | 'black';
  /** Whether the ratio may be that of the picture that is sent (`match_input_image`). */
  readonly matchesPicture?: boolean;
  /** The values of `size`, as `WxH`, if it takes only some. */
  readonly sizes?: readonly string[];
  /** The model's values for the ends of a slider, if they differ. */
  readonly ranges?: Readonly<Partial<Record<'creativity' | 'resemblance', readonly [number, number]>>>;
  readonly maxReferences?: number;
  /** How many pictures one prediction makes. */
  readonly maxCount?: number;
  /** In characters. */
  readonly maxPrompt?: number;
}

/** A model with a preset. */
export interface KnownModel extends ModelMapping {
  /** Official models are called by name, the others by their newest version. */
  readonly isOfficial: boolean;
}

export interface ModelPreset extends KnownModel {
  /** Of one picture, in millionths of a US dollar; null when it depends on the run time. */
  readonly priceMicros: number | null;
  readonly typicalMs: number;
}
