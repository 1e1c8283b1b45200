import type { EngineBlueprint, EngineSetting } from '../blueprint.ts';
import type { Vendor } from './vendor.ts';
import { bfl } from './vendors/bfl.ts';
import { deepinfra } from './vendors/deepinfra.ts';
import { fireworks } from './vendors/fireworks.ts';
import { google } from './vendors/google.ts';
import { luma } from './vendors/luma.ts';
import { togetherai } from './vendors/togetherai.ts';
import { xai } from './vendors/xai.ts';

/** The vendors that are called with the AI SDK, in the order of `docs/engines.md`. */
export const aiSdkBlueprints: readonly EngineBlueprint[] = [
  google,
  bfl,
  xai,
  fireworks,
  togetherai,
  deepinfra,
  luma,
].map(toBlueprint);

/** In most of their packages the name becomes part of a URL. */
const modelName = /^[a-z0-9][\w.:-]*(\/[a-z0-9][\w.:-]*)*$/i;

function toBlueprint(vendor: Vendor): EngineBlueprint {
  const { id, name, models, modelPrefix = '' } = vendor;
  const settings = settingsOf(vendor);
  return {
    id,
    vendor: name,
    settings,
    edits: (['edit', 'inpaint'] as const).filter((operation) => models[operation] !== undefined),
    problemOf(values) {
      const isName = (setting: EngineSetting) => {
        const value = values[setting.name];
        return !value || (modelName.test(value) && value.startsWith(modelPrefix));
      };
      const wrong = settings.find((setting) => setting.kind === 'text' && !isName(setting));
      return wrong ? `${wrong.variable} is no name of a model at ${name}, such as ${models.generate}` : null;
    },
    async create(values, { network }) {
      const { createAiSdkEngine } = await import('./engine.ts');
      return createAiSdkEngine({
        vendor,
        key: values.key ?? '',
        baseUrl: values.baseUrl || vendor.baseUrl,
        network,
        models: {
          generate: values.model || models.generate,
          edit: values.editModel || (hasCombinedModel(vendor) && values.model) || models.edit || null,
          inpaint: values.inpaintModel || models.inpaint || null,
        },
        chatModel: values.chatModel || models.chat || null,
      });
    },
  };
}

/**
 * Whether one model generates and edits pictures by default: another model set by the operator then does both
 * too.
 */
function hasCombinedModel({ models }: Vendor): boolean {
  return models.edit === models.generate;
}

function settingsOf(vendor: Vendor): EngineSetting[] {
  const { keyVariable, prefix, baseUrl, models } = vendor;
  const { generate, edit, inpaint, chat } = models;
  const settings: (EngineSetting | null)[] = [
    { name: 'key', variable: keyVariable, kind: 'secret', isRequired: true },
    { name: 'model', variable: `${prefix}_MODEL`, kind: 'text', default: generate },
    edit === undefined
      ? null
      : {
          name: 'editModel',
          variable: `${prefix}_EDIT_MODEL`,
          kind: 'text',
          ...(!hasCombinedModel(vendor) && { default: edit }),
        },
    inpaint === undefined
      ? null
      : { name: 'inpaintModel', variable: `${prefix}_INPAINT_MODEL`, kind: 'text', default: inpaint },
    chat === undefined
      ? null
      : { name: 'chatModel', variable: `${prefix}_CHAT_MODEL`, kind: 'text', default: chat },
    { name: 'baseUrl', variable: `${prefix}_BASE_URL`, kind: 'address', default: baseUrl },
  ];
  return settings.filter((setting) => setting !== null);
}
