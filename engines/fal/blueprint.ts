import type { EngineBlueprint, EngineSetting, EngineValues } from '../blueprint.ts';

const models = [
  { name: 'model', variable: 'FAL_MODEL', default: 'fal-ai/flux-2-pro' },
  { name: 'editModel', variable: 'FAL_EDIT_MODEL', default: 'fal-ai/flux-pro/kontext' },
  { name: 'inpaintModel', variable: 'FAL_INPAINT_MODEL', default: 'fal-ai/flux-pro/v1/fill' },
  { name: 'upscaleModel', variable: 'FAL_UPSCALE_MODEL', default: 'fal-ai/clarity-upscaler' },
  { name: 'backgroundModel', variable: 'FAL_BACKGROUND_MODEL', default: 'fal-ai/birefnet/v2' },
  { name: 'trainModel', variable: 'FAL_TRAIN_MODEL', default: 'fal-ai/flux-lora-fast-training' },
] as const satisfies readonly Omit<EngineSetting, 'kind'>[];

/** `owner/app` with an optional rest. It becomes a path at fal. */
const endpointName = /^[a-z0-9][\w.-]*(\/[a-z0-9][\w.-]*)+$/i;

export const falBlueprint: EngineBlueprint = {
  id: 'fal',
  vendor: 'fal',
  edits: ['edit', 'inpaint'],
  settings: [
    { name: 'key', variable: 'FAL_KEY', kind: 'secret', isRequired: true },
    ...models.map((setting) => ({ ...setting, kind: 'text' as const })),
    { name: 'baseUrl', variable: 'FAL_BASE_URL', kind: 'address' },
  ],
  problemOf(values) {
    const wrong = models.find((setting) => !endpointName.test(modelOf(values, setting)));
    return wrong ? `${wrong.variable} is no name of an endpoint at fal, such as ${wrong.default}` : null;
  },
  async create(values, environment) {
    const { createFal } = await import('./fal.ts');
    const [model, editModel, inpaintModel, upscaleModel, backgroundModel, trainModel] = models.map(
      (setting) => modelOf(values, setting),
    ) as [string, string, string, string, string, string];
    const { key = '', baseUrl = null } = values;
    return createFal(
      { key, baseUrl, model, editModel, inpaintModel, upscaleModel, backgroundModel, trainModel },
      environment,
    );
  },
};

function modelOf(values: EngineValues, setting: (typeof models)[number]): string {
  return values[setting.name] || setting.default;
}
