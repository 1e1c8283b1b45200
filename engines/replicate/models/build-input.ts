import { type UpscaleSlider, upscaleSliders } from '#contract/upscale.ts';
import { EngineError } from '../../engine.ts';
import type { InputValue, ModelMapping, Role } from './mapping.ts';
import { nearestShape } from './nearest-shape.ts';
import type { Field, Fields } from './read-fields.ts';

/** What a request needs from a model. Files are addresses or data URLs. */
export interface ModelInputs {
  readonly prompt?: string;
  readonly picture?: string;
  readonly mask?: string;
  readonly references?: readonly string[];
  /** The requested shape, in pixels. Without it, the shape of the picture that is sent. */
  readonly shape?: { readonly width: number; readonly height: number };
  readonly count?: number;
  readonly seed?: number;
  readonly factor?: number;
  /** How far an edit departs from the picture, 0 to 1. */
  readonly strength?: number;
  readonly sliders?: Readonly<Record<UpscaleSlider, number>>;
}

export type Input = Record<string, InputValue | readonly string[]>;

/** The limit of most models' seeds. It is Ideogram's; the others take more. */
const seeds = 2_147_483_647;

/**
 * Checks that the model has all inputs that are needed. Throws an `EngineError` for the operator, who has
 * set the wrong model.
 */
export function requireRoles(model: string, { inputs }: ModelMapping, needed: readonly Role[]): void {
  for (const role of needed) {
    if (inputs[role] === undefined) {
      throw new EngineError('misconfigured', `${model} has no input for the ${role}`);
    }
  }
}

/** Returns a model's inputs for a request, as far as the model has them and within its limits. */
export function buildInput(mapping: ModelMapping, fields: Fields | null, values: ModelInputs): Input {
  const { inputs, fixed } = mapping;
  const input: Input = { ...fixed };
  const set = (role: Role, value: InputValue | readonly string[] | undefined) => {
    const name = inputs[role];
    if (name !== undefined && value !== undefined) input[name] = value;
  };
  set('prompt', promptOf(mapping, values.prompt));
  set('references', values.references?.length ? values.references : undefined);
  set('picture', values.picture);
  set('mask', values.mask);
  for (const [role, value] of Object.entries(shapeOf(mapping, fields, values)) as [Role, InputValue][]) {
    set(role, value);
  }
  set('count', values.count);
  set('seed', values.seed === undefined ? undefined : Math.abs(values.seed) % seeds);
  // PNG loses nothing before the server re-encodes it.
  set('format', formatOf(inputs.format === undefined ? undefined : fields?.get(inputs.format)));
  set('factor', values.factor);
  set('strength', values.strength);
  for (const slider of ['dynamic', 'creativity', 'resemblance'] as const) {
    set(slider, sliderOf(mapping, slider, values.sliders?.[slider]));
  }
  return fitInput(input, mapping, fields);
}

function promptOf({ maxPrompt }: ModelMapping, prompt: string | undefined): string | undefined {
  // An empty prompt would replace the model's default.
  if (!prompt) return undefined;
  return maxPrompt === undefined ? prompt : [...prompt].slice(0, maxPrompt).join('');
}

function formatOf(field: Field | undefined): string | undefined {
  if (!field?.choices) return 'png';
  return ['png', 'webp', 'jpg', 'jpeg'].find((format) => field.choices?.includes(format));
}

function sliderOf({ ranges }: ModelMapping, slider: UpscaleSlider, value: number | undefined) {
  const range = slider === 'dynamic' ? undefined : ranges?.[slider];
  if (value === undefined || range === undefined) return value;
  const { min, max } = upscaleSliders[slider];
  const [low, high] = range;
  return Math.round((low + ((value - min) / (max - min)) * (high - low)) * 1_000) / 1_000;
}

function shapeOf(
  { inputs, matchesPicture, sizes }: ModelMapping,
  fields: Fields | null,
  { shape }: ModelInputs,
): Partial<Record<Role, InputValue>> {
  const choicesOf = (role: Role) => {
    const name = inputs[role];
    return name === undefined ? null : (fields?.get(name)?.choices?.map(String) ?? null);
  };
  if (inputs.ratio !== undefined) {
    const choices = choicesOf('ratio');
    if (shape === undefined) {
      const matches = choices?.includes('match_input_image') ?? matchesPicture;
      return matches ? { ratio: 'match_input_image' } : {};
    }
    const ratio = nearestShape(choices ?? ['16:9', '9:16', '1:1'], ':', shape);
    return ratio === null ? {} : { ratio };
  }
  if (shape === undefined) return {};
  if (inputs.size !== undefined) {
    const size = nearestShape(choicesOf('size') ?? sizes ?? [], 'x', shape);
    return { size: size ?? `${shape.width}x${shape.height}` };
  }
  // Some models round sides that are no multiples of 32, others refuse them.
  const side = (length: number) => Math.ceil(length / 32) * 32;
  return { width: side(shape.width), height: side(shape.height) };
}

/**
 * Fits values to the model: lists where it takes lists, numbers within its bounds, and no input that it
 * does not know.
 */
function fitInput(input: Input, { lists = [] }: ModelMapping, fields: Fields | null): Input {
  const fitted: Input = {};
  for (const [name, value] of Object.entries(input)) {
    const field = fields?.get(name);
    if (fields !== null && field === undefined) continue;
    const isList = field?.type ? field.type === 'array' : lists.includes(name);
    const shaped = isList === Array.isArray(value) ? value : isList ? [String(value)] : firstOf(value);
    const fitting = field === undefined ? shaped : fitValue(shaped, field);
    if (fitting !== undefined) fitted[name] = fitting;
  }
  return fitted;
}

const firstOf = (value: InputValue | readonly string[]) =>
  typeof value === 'object' ? (value[0] ?? '') : value;

function fitValue(
  value: InputValue | readonly string[],
  { choices, type, min, max }: Field,
): InputValue | readonly string[] | undefined {
  if (typeof value === 'object') return value;
  // An unknown choice is left out, so that the model uses its default.
  if (choices) return choices.find((choice) => String(choice) === String(value));
  if (typeof value !== 'number') return value;
  const bounded = Math.min(Math.max(value, min ?? value), max ?? value);
  return type === 'integer' ? Math.round(bounded) : bounded;
}
