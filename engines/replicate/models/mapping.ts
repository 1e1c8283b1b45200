/** What a request of Adventure's consists of, as it is spread over a model's inputs. */
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
] as const;
export type Role = (typeof roles)[number];

export type InputValue = string | number | boolean;

/** How a model is fed: data, so that a model more is a few lines, or none where its own description says enough. */
export interface ModelMapping {
  /** The input that takes each role. What a model has no input for is left out. */
  readonly inputs: Readonly<Partial<Record<Role, string>>>;
  /** Inputs that take lists. */
  readonly lists?: readonly string[];
  /** Inputs that are always the same. */
  readonly fixed?: Readonly<Record<string, InputValue>>;
  /** What the mask marks what is to change with. */
  readonly changes?: 'white' | 'black';
  /** Whether the ratio may be that of the picture that is sent (`match_input_image`). */
  readonly matchesPicture?: boolean;
  /** Of `size`, where it takes some sizes only, as `WxH`. */
  readonly sizes?: readonly string[];
  /** What the ends of a slider mean to the model, where they are not its own. */
  readonly ranges?: Readonly<Partial<Record<'creativity' | 'resemblance', readonly [number, number]>>>;
  readonly maxReferences?: number;
  /** How many pictures one prediction makes. */
  readonly maxCount?: number;
  /** In characters. */
  readonly maxPrompt?: number;
}

/** A model that is known here. */
export interface KnownModel extends ModelMapping {
  /** Official models are asked by name, the others by the version of the day. */
  readonly isOfficial: boolean;
}

export interface ModelPreset extends KnownModel {
  /** Of one picture, in millionths of a US dollar; null where it depends on the time that it takes. */
  readonly priceMicros: number | null;
  readonly typicalMs: number;
}
