import type { EngineBlueprint, EngineSetting } from '../blueprint.ts';
import type { ServerDialect } from './dialects.ts';

export const openAiBlueprint: EngineBlueprint = {
  id: 'openai',
  vendor: 'OpenAI',
  edits: ['edit', 'inpaint'],
  settings: [
    { name: 'key', variable: 'OPENAI_API_KEY', kind: 'secret', isRequired: true },
    { name: 'model', variable: 'OPENAI_MODEL', kind: 'text', default: 'gpt-image-2' },
    { name: 'chatModel', variable: 'OPENAI_CHAT_MODEL', kind: 'text', default: 'gpt-5-mini' },
    { name: 'speechModel', variable: 'OPENAI_SPEECH_MODEL', kind: 'text', default: 'gpt-4o-mini-transcribe' },
    {
      name: 'moderationModel',
      variable: 'OPENAI_MODERATION_MODEL',
      kind: 'text',
      default: 'omni-moderation-latest',
    },
    { name: 'baseUrl', variable: 'OPENAI_BASE_URL', kind: 'address', default: 'https://api.openai.com/v1' },
  ],
  async create(values, { id, network }) {
    const { createOpenAi } = await import('./openai.ts');
    return createOpenAi(
      {
        id,
        vendor: 'OpenAI',
        key: values.key ?? null,
        baseUrl: values.baseUrl ?? '',
        imageModel: values.model ?? null,
        chatModel: values.chatModel ?? null,
        speechModel: values.speechModel ?? null,
        moderationModel: values.moderationModel ?? null,
        server: null,
      },
      network,
    );
  },
};

const kinds = ['plain', 'sd-server', 'localai'] as const satisfies readonly ServerDialect[];

const compatibleSettings: readonly EngineSetting[] = [
  {
    name: 'baseUrl',
    variable: 'COMPATIBLE_<NAME>_URL',
    kind: 'address',
    isRequired: true,
    example: 'http://127.0.0.1:8080/v1',
  },
  { name: 'model', variable: 'COMPATIBLE_<NAME>_MODEL', kind: 'text' },
  { name: 'chatModel', variable: 'COMPATIBLE_<NAME>_CHAT_MODEL', kind: 'text' },
  { name: 'speechModel', variable: 'COMPATIBLE_<NAME>_SPEECH_MODEL', kind: 'text' },
  { name: 'key', variable: 'COMPATIBLE_<NAME>_KEY', kind: 'secret' },
  { name: 'kind', variable: 'COMPATIBLE_<NAME>_KIND', kind: 'choice', choices: kinds, default: 'plain' },
  { name: 'price', variable: 'COMPATIBLE_<NAME>_PRICE_USD', kind: 'amount', example: '0.02' },
];

/** Any number of other servers with OpenAI's API. */
export const compatibleBlueprint: EngineBlueprint = {
  id: 'compatible',
  vendor: 'OpenAI-compatible server',
  isMany: true,
  settings: compatibleSettings,
  problemOf: ({ model, chatModel, speechModel }) =>
    model || chatModel || speechModel
      ? null
      : 'COMPATIBLE_<NAME>_MODEL is missing: it names the model that makes pictures',
  probe: ({ baseUrl = '', key }) => ({
    address: `${baseUrl}/models`,
    headers: key ? { authorization: `Bearer ${key}` } : {},
  }),
  async create(values, { id, network }) {
    const { createOpenAi } = await import('./openai.ts');
    return createOpenAi(
      {
        id,
        vendor: id,
        key: values.key ?? null,
        baseUrl: values.baseUrl ?? '',
        imageModel: values.model ?? null,
        chatModel: values.chatModel ?? null,
        speechModel: values.speechModel ?? null,
        moderationModel: null,
        server: kinds.find((kind) => kind === values.kind) ?? 'plain',
      },
      network,
    );
  },
};
