import type { EngineBlueprint, EngineSetting, EngineValues } from '../blueprint.ts';
import { readModelName } from './models/model-name.ts';
import type { ReplicateConfig } from './replicate.ts';

const model = (name: EngineSetting['name'], variable: string, preset: string) =>
  ({ name, variable, kind: 'text', default: preset }) as const;

const modelSettings = [
  model('model', 'REPLICATE_MODEL', 'black-forest-labs/flux-1.1-pro'),
  model('editModel', 'REPLICATE_EDIT_MODEL', 'black-forest-labs/flux-kontext-pro'),
  model('inpaintModel', 'REPLICATE_INPAINT_MODEL', 'black-forest-labs/flux-fill-pro'),
  model('upscaleModel', 'REPLICATE_UPSCALE_MODEL', 'philz1337x/clarity-upscaler'),
  model('backgroundModel', 'REPLICATE_BACKGROUND_MODEL', 'bria/remove-background'),
  model('trainModel', 'REPLICATE_TRAIN_MODEL', 'ostris/flux-dev-lora-trainer'),
] as const;

const baseUrl = 'https://api.replicate.com/v1';
const ownerPattern = /^[\w.-]+(\/[\w.-]+)?$/;

export const replicateBlueprint: EngineBlueprint = {
  id: 'replicate',
  vendor: 'Replicate',
  edits: ['edit', 'inpaint'],
  settings: [
    { name: 'key', variable: 'REPLICATE_API_TOKEN', kind: 'secret', isRequired: true },
    ...modelSettings,
    { name: 'trainOwner', variable: 'REPLICATE_TRAIN_OWNER', kind: 'text' },
    { name: 'baseUrl', variable: 'REPLICATE_BASE_URL', kind: 'address', default: baseUrl },
  ],
  problemOf,
  async create(values, { network, webhookUrl }) {
    const { createReplicate } = await import('./replicate.ts');
    return createReplicate(configOf(values, webhookUrl), network);
  },
};

/** The operator's settings, with defaults. */
export function configOf(values: EngineValues, webhookUrl: string | null): ReplicateConfig {
  const named = Object.fromEntries(
    modelSettings.map(({ name, default: preset }) => [name, values[name] || preset]),
  ) as Record<(typeof modelSettings)[number]['name'], string>;
  return {
    key: values.key ?? '',
    baseUrl: values.baseUrl || baseUrl,
    models: {
      generate: named.model,
      edit: named.editModel,
      inpaint: named.inpaintModel,
      upscale: named.upscaleModel,
      removeBackground: named.backgroundModel,
      train: named.trainModel,
    },
    trainOwner: values.trainOwner || null,
    webhookUrl,
  };
}

function problemOf(values: EngineValues): string | null {
  for (const { name, variable } of modelSettings) {
    const text = values[name];
    if (text && readModelName(text) === null) {
      return `${variable} must be a model of Replicate, such as owner/name or owner/name:version`;
    }
  }
  const { trainOwner } = values;
  if (trainOwner && !ownerPattern.test(trainOwner)) {
    return 'REPLICATE_TRAIN_OWNER must be an account, or a model of it as owner/name';
  }
  return null;
}
