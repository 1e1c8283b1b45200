import { describe, expect, it } from 'vitest';
import { replicateBlueprint } from '../blueprint.ts';
import { buildInput } from './build-input.ts';
import { inferMapping } from './infer-mapping.ts';
import { readModelName } from './model-name.ts';
import { nearestShape } from './nearest-shape.ts';
import { presets } from './presets.ts';
import { readFields } from './read-fields.ts';
import { resolveModel } from './resolve-model.ts';

/** Written like Cog: choices are separate schemas, and an optional input is one of two types. */
const cogSchema = {
  openapi: '3.0.2',
  components: {
    schemas: {
      Input: {
        type: 'object',
        required: ['prompt'],
        properties: {
          prompt: { type: 'string', title: 'Prompt', 'x-order': 0 },
          input_images: {
            type: 'array',
            items: { type: 'string', format: 'uri' },
            'x-order': 1,
          },
          mask: {
            anyOf: [{ type: 'string', format: 'uri' }, { type: 'null' }],
            description: 'White areas are inpainted, black areas are preserved.',
          },
          aspect_ratio: {
            allOf: [{ $ref: '#/components/schemas/aspect_ratio' }],
            default: 'match_input_image',
            description: 'Shape',
          },
          num_outputs: { type: 'integer', minimum: 1, maximum: 4, default: 1 },
          seed: { type: 'integer', nullable: true },
          guidance: { type: 'number', minimum: 2, maximum: 5 },
        },
      },
      aspect_ratio: { type: 'string', enum: ['match_input_image', '1:1', '3:2', '16:9'] },
    },
  },
};

describe('a model’s own description', () => {
  it('is read with the schemas that it refers to', () => {
    const fields = readFields(cogSchema, 'Input');
    expect(fields?.get('aspect_ratio')).toMatchObject({
      type: 'string',
      choices: ['match_input_image', '1:1', '3:2', '16:9'],
      description: 'Shape',
    });
    expect(fields?.get('input_images')).toMatchObject({ type: 'array', isFile: true });
    expect(fields?.get('mask')).toMatchObject({ type: 'string', isFile: true });
    expect(fields?.get('num_outputs')).toMatchObject({ min: 1, max: 4 });
  });

  it.each([null, 'nothing', {}, { components: { schemas: { Input: { properties: {} } } } }])(
    'may be %j, which has no inputs',
    (schema) => expect(readFields(schema, 'Input')).toBeNull(),
  );

  it('takes precedence over the preset', () => {
    const fields = readFields(cogSchema, 'Input');
    const configured = { inputs: {}, fixed: { guidance: 9, steps: 3 }, changes: null };
    const preset = presets['black-forest-labs/flux-kontext-pro'] ?? null;
    const mapping = resolveModel(configured, preset, fields);
    expect(mapping.inputs).toMatchObject({ picture: 'input_images', ratio: 'aspect_ratio' });
    const input = buildInput(mapping, fields, { prompt: 'a', picture: 'https://x/1.png', seed: 3 });
    expect(input).toEqual({
      prompt: 'a',
      input_images: ['https://x/1.png'],
      aspect_ratio: 'match_input_image',
      seed: 3,
      guidance: 5,
    });
  });

  it('names the mask colour that changes; the default is white', () => {
    const changes = (description: string) => {
      const mask = { type: 'string', format: 'uri', description };
      const Input = { properties: { mask } };
      const fields = readFields({ components: { schemas: { Input } } }, 'Input');
      return fields && inferMapping(fields).changes;
    };
    expect(changes('Black pixels mark what is changed')).toBe('black');
    expect(changes('White is inpainted. Black is preserved.')).toBe('white');
    expect(changes('A mask')).toBe('white');
  });
});

describe('the nearest shape', () => {
  const wide = { width: 1280, height: 720 };
  it('is the choice of the same ratio, and among these the nearest size', () => {
    expect(nearestShape(['1:1', '3:2', '16:9', 'custom'], ':', wide)).toBe('16:9');
    expect(nearestShape(['1:1', '3:2'], ':', wide)).toBe('3:2');
    expect(nearestShape(['3840x2160', '1280x720', '1024x1024'], 'x', wide)).toBe('1280x720');
    expect(nearestShape(['auto'], ':', wide)).toBeNull();
  });
});

describe('a model’s name', () => {
  it.each(['flux', 'https://replicate.com/a/b', 'a/b:latest', 'a/b/c', ' ', '../a/b', 'a/../b'])(
    '%j is invalid',
    (text) => {
      expect(readModelName(text)).toBeNull();
      expect(replicateBlueprint.problemOf?.({ model: text })).toMatch(/^REPLICATE_MODEL must be/);
    },
  );

  it('may map inputs to roles', () => {
    expect(readModelName('a/b?prompt=text&mask=hole:black&go_fast=false&steps=4&style=ink')).toMatchObject({
      id: 'a/b',
      inputs: { prompt: 'text', mask: 'hole' },
      changes: 'black',
      fixed: { go_fast: false, steps: 4, style: 'ink' },
    });
  });
});

describe('the operator’s setting', () => {
  it('is validated before the start', () => {
    const { problemOf, settings } = replicateBlueprint;
    expect(problemOf?.({ key: 'r8', model: 'acme/painter', trainOwner: 'acme/looks' })).toBeNull();
    expect(problemOf?.({ trainOwner: 'a b' })).toMatch(/^REPLICATE_TRAIN_OWNER must be/);
    expect(settings.filter(({ isRequired }) => isRequired).map(({ variable }) => variable)).toEqual([
      'REPLICATE_API_TOKEN',
    ]);
  });
});
