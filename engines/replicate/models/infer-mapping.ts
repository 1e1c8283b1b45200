import type { ModelMapping, Role } from './mapping.ts';
import type { Field, Fields } from './read-fields.ts';

/** The common names of models' inputs, most likely first. */
const names: Readonly<Record<Role, readonly string[]>> = {
  prompt: ['prompt', 'text', 'text_prompt', 'instruction', 'instructions'],
  picture: [
    'image',
    'input_image',
    'image_input',
    'input_images',
    'images',
    'img',
    'init_image',
    'source_image',
    'picture',
  ],
  mask: ['mask', 'mask_image', 'image_mask', 'input_mask'],
  references: ['image_input', 'input_images', 'images', 'reference_images', 'input_image', 'image_prompt'],
  ratio: ['aspect_ratio', 'ratio'],
  size: ['size', 'image_size'],
  width: ['width'],
  height: ['height'],
  count: ['num_outputs', 'num_images', 'number_of_images', 'n'],
  seed: ['seed'],
  format: ['output_format', 'format'],
  factor: ['scale_factor', 'scale', 'upscale_factor', 'upscale'],
  dynamic: ['dynamic', 'hdr'],
  creativity: ['creativity'],
  resemblance: ['resemblance'],
  // Not `image_strength`, which keeps more the higher it is.
  strength: ['prompt_strength', 'denoising_strength', 'denoise', 'strength'],
};

const fileRoles: readonly Role[] = ['picture', 'mask', 'references'];

/** Infers from a model's own description what its inputs are for. */
export function inferMapping(fields: Fields): ModelMapping {
  const inputs: Partial<Record<Role, string>> = {};
  for (const [role, candidates] of Object.entries(names) as [Role, readonly string[]][]) {
    const found = candidates.find((name) => fits(role, fields.get(name)));
    if (found !== undefined) inputs[role] = found;
  }
  const count = inputs.count === undefined ? undefined : fields.get(inputs.count);
  return {
    inputs,
    changes: changesOf(inputs.mask === undefined ? undefined : fields.get(inputs.mask)),
    maxCount: count?.max ?? 1,
    ranges: {
      ...rangeOf('creativity', inputs, fields),
      ...rangeOf('resemblance', inputs, fields),
    },
  };
}

function fits(role: Role, field: Field | undefined): boolean {
  if (field === undefined) return false;
  if (fileRoles.includes(role)) return field.isFile;
  if (role === 'size') return field.choices?.some((choice) => /^\d+x\d+$/.test(String(choice))) ?? false;
  return true;
}

/** Only the mask's description names the colour that changes. White is the most common. */
function changesOf(mask: Field | undefined): 'white' | 'black' {
  const isMentioned = (colour: string) =>
    new RegExp(`${colour}[^.;,]{0,60}(inpaint|edit|chang|fill|modif|replac|regenerat)`, 'i').test(
      mask?.description ?? '',
    );
  return isMentioned('black') && !isMentioned('white') ? 'black' : 'white';
}

function rangeOf(role: 'creativity' | 'resemblance', inputs: ModelMapping['inputs'], fields: Fields) {
  const name = inputs[role];
  const { min = null, max = null } = (name === undefined ? undefined : fields.get(name)) ?? {};
  return min === null || max === null ? {} : { [role]: [min, max] as const };
}
