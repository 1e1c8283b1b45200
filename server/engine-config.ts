import * as z from 'zod';
import type { GenerateTool } from '#contract/tools.ts';
import type { EngineOperation } from '#engines/engine.ts';
import type { Chains } from './features/engines/engines.ts';

const webAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);
const address = z
  .string()
  .refine(webAddress, 'must be a web address')
  .transform((value) => value.replace(/\/+$/, ''));
const model = z.string().max(200, 'must have at most 200 characters');

/** Engines' names with commas, the first choice first. */
const chain = z.string().transform((value) =>
  value
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== ''),
);

/** The variable that names the engines of a tool or a kind of work. */
const chainVariables = {
  Thumbnail: 'ENGINE_THUMBNAIL',
  ThumbnailsV2: 'ENGINE_THUMBNAILS_V2',
  'Genesys Pro': 'ENGINE_GENESYS_PRO',
  'Genesys 1.0': 'ENGINE_GENESYS_1',
  enhancePrompt: 'ENGINE_ENHANCE',
  enhanceStyle: 'ENGINE_ENHANCE',
  transcribe: 'ENGINE_TRANSCRIBE',
  moderate: 'ENGINE_MODERATE',
  trainStyle: 'ENGINE_TRAIN',
} as const satisfies Partial<Record<GenerateTool | EngineOperation, string>>;
type ChainVariable = (typeof chainVariables)[keyof typeof chainVariables];

/** The variables that say which engines there are. */
export const engineEnvironment = {
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.default('https://api.openai.com/v1'),
  OPENAI_MODEL: model.default('gpt-image-2'),
  OPENAI_CHAT_MODEL: model.default('gpt-5-mini'),
  OPENAI_MODERATION_MODEL: model.default('omni-moderation-latest'),
  OPENAI_SPEECH_MODEL: model.default('gpt-4o-mini-transcribe'),
  ...(Object.fromEntries(Object.values(chainVariables).map((name) => [name, chain.optional()])) as Record<
    ChainVariable,
    z.ZodOptional<typeof chain>
  >),
};

export interface OpenAiSettings {
  /** What the engine is called in chains. */
  id: string;
  /** Null where the server wants none. */
  key: string | null;
  /** With the version in it, without a slash at its end. */
  baseUrl: string;
  imageModel: string | null;
  chatModel: string | null;
  speechModel: string | null;
  moderationModel: string | null;
}

export interface EngineSettings {
  /** Null without a key. */
  openai: OpenAiSettings | null;
  /** Servers of others that speak OpenAI's API. */
  compatible: readonly (OpenAiSettings & { kind: CompatibleKind })[];
  chains: Chains;
}

const compatibleKinds = ['plain', 'sd-server', 'localai'] as const;
type CompatibleKind = (typeof compatibleKinds)[number];

const compatibleSchema = z.object({
  URL: address,
  MODEL: model.optional(),
  CHAT_MODEL: model.optional(),
  SPEECH_MODEL: model.optional(),
  KEY: z.string().optional(),
  KIND: z.enum(compatibleKinds, `must be one of ${compatibleKinds.join(', ')}`).default('plain'),
});

/** What other engines are called, or will be. */
const takenNames = new Set([
  ...['builtin', 'openai', 'replicate', 'fal', 'google', 'bfl', 'xai', 'fireworks'],
  ...['togetherai', 'deepinfra', 'luma', 'comfyui', 'webui'],
]);

const compatibleName = /^COMPATIBLE_([A-Z0-9]+)_(URL|MODEL|CHAT_MODEL|SPEECH_MODEL|KEY|KIND)$/;

/** Reads `COMPATIBLE_<NAME>_URL` and its like; what is wrong goes to `problems`, a sentence each. */
export function readCompatible(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): EngineSettings['compatible'] {
  const byName = new Map<string, Record<string, string>>();
  for (const [variable, text] of Object.entries(env)) {
    const [, name, part] = compatibleName.exec(variable) ?? [];
    const value = text?.trim();
    if (!name || !part || !value) continue;
    byName.set(name, { ...byName.get(name), [part]: value });
  }
  return [...byName].flatMap(([name, parts]) => {
    const read = compatibleSchema.safeParse(parts);
    if (!read.success) {
      for (const { path, message } of read.error.issues) {
        problems.push(
          `COMPATIBLE_${name}_${path.join('.')} ${parts[String(path[0])] ? message : 'is missing'}`,
        );
      }
      return [];
    }
    if (takenNames.has(name.toLowerCase())) {
      problems.push(`COMPATIBLE_${name}_URL takes a name that another engine has`);
      return [];
    }
    const { URL, MODEL, CHAT_MODEL, SPEECH_MODEL, KEY, KIND } = read.data;
    if (!MODEL && !CHAT_MODEL && !SPEECH_MODEL) {
      problems.push(`COMPATIBLE_${name}_MODEL is missing: it names the model that makes pictures`);
      return [];
    }
    return {
      id: name.toLowerCase(),
      key: KEY ?? null,
      baseUrl: URL,
      imageModel: MODEL ?? null,
      chatModel: CHAT_MODEL ?? null,
      speechModel: SPEECH_MODEL ?? null,
      moderationModel: null,
      kind: KIND,
    };
  });
}

type EngineEnvironment = z.infer<z.ZodObject<typeof engineEnvironment>>;

export function presentEngines(
  values: EngineEnvironment,
  compatible: EngineSettings['compatible'],
): EngineSettings {
  const { OPENAI_API_KEY: key } = values;
  return {
    openai: key
      ? {
          id: 'openai',
          key,
          baseUrl: values.OPENAI_BASE_URL,
          imageModel: values.OPENAI_MODEL,
          chatModel: values.OPENAI_CHAT_MODEL,
          speechModel: values.OPENAI_SPEECH_MODEL,
          moderationModel: values.OPENAI_MODERATION_MODEL,
        }
      : null,
    compatible,
    chains: Object.fromEntries(
      Object.entries(chainVariables).flatMap(([use, variable]) => {
        const names = values[variable];
        return names ? [[use, names]] : [];
      }),
    ),
  };
}

/** What the chains say that no engine is called, a sentence each. */
export function strangersOf({ openai, compatible, chains }: EngineSettings): string[] {
  const ids = new Set(['builtin', ...(openai ? ['openai'] : []), ...compatible.map(({ id }) => id)]);
  return Object.entries(chainVariables).flatMap(([use, variable]) =>
    (chains[use as keyof Chains] ?? [])
      .filter((name) => !ids.has(name))
      .map(
        (name) =>
          `${variable} names ${JSON.stringify(name)}, which is not configured: there are ${[...ids].join(', ')}`,
      ),
  );
}
