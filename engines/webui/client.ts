import * as z from 'zod';
import { minuteMs } from '#contract/durations.ts';
import type { EngineNetwork } from '../network.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { basicLogin } from '../remote/own-server.ts';
import { withTimeLimit } from '../remote/time-limit.ts';
import { createWire, type WireRules } from '../remote/wire.ts';

export interface WebUiAddress {
  readonly vendor: string;
  /** Without a trailing slash and without `/sdapi/v1`. */
  readonly baseUrl: string;
  /** `user:password` as for `--api-auth`; null without one. */
  readonly login: string | null;
}

const progressSchema = z.object({
  progress: z.number().catch(0),
  state: z.looseObject({ interrupted: z.boolean().catch(false) }).catch({ interrupted: false }),
  current_image: z.string().nullish().catch(null),
  /** Missing in older servers, whose progress may be of any task. */
  current_task: z.string().nullish().catch(null),
});
export type WebUiProgress = z.infer<typeof progressSchema>;

/** The server's current settings. */
export interface WebUiSetup {
  /** The checkpoint of the loaded model; null when the server does not report it. */
  readonly checkpoint: string | null;
  readonly samplers: readonly string[];
}

/** The API of AUTOMATIC1111 and Forge. Its functions throw `EngineError`. */
export interface WebUiClient {
  /** Makes pictures. Returns them as base64, in the format that the server is set to. */
  work(kind: 'txt2img' | 'img2img', body: object, signal: AbortSignal): Promise<readonly string[]>;
  enlarge(body: object, signal: AbortSignal): Promise<string>;
  setup(signal: AbortSignal): Promise<WebUiSetup>;
  checkpoints(signal: AbortSignal): Promise<readonly { title: string; model_name: string }[]>;
  upscalers(signal: AbortSignal): Promise<readonly string[]>;
  progress(options: { withImage: boolean }, signal: AbortSignal): Promise<WebUiProgress>;
  /** Stops the current task, whatever it is. */
  interrupt(signal: AbortSignal): Promise<void>;
}

/** The server responds at once, except for a moment while it loads a model. Work has no limit here. */
const getLimitMs = minuteMs;

export function createWebUiClient(
  { vendor, baseUrl, login }: WebUiAddress,
  network: Pick<EngineNetwork, 'fetch'>,
): WebUiClient {
  const wire = createWire({ ...webUiRules(vendor), network });
  const headers = basicLogin(login);

  function get<T>(path: string, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    return withEngineErrors(vendor, { signal, mayHaveCost: false }, () =>
      withTimeLimit({ vendor, signal, ms: getLimitMs }, async (within) => {
        const answer = await wire(`${baseUrl}/sdapi/v1/${path}`, { headers, signal: within });
        return schema.parse(await answer.json());
      }),
    );
  }
  function post<T>(path: string, body: object, schema: z.ZodType<T>, signal: AbortSignal): Promise<T> {
    return withEngineErrors(vendor, { signal }, async () => {
      const answer = await wire(`${baseUrl}/sdapi/v1/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      });
      return schema.parse(await answer.json());
    });
  }

  return {
    async work(kind, body, signal) {
      const { images } = await post(kind, body, z.object({ images: z.array(z.string()) }), signal);
      return images;
    },
    async enlarge(body, signal) {
      const { image } = await post('extra-single-image', body, z.object({ image: z.string() }), signal);
      return image;
    },
    async setup(signal) {
      const [options, samplers] = await Promise.all([
        get('options', z.looseObject({ sd_model_checkpoint: z.string().nullish() }), signal),
        get('samplers', z.array(z.looseObject({ name: z.string() })), signal),
      ]);
      return {
        checkpoint: options.sd_model_checkpoint ?? null,
        samplers: samplers.map(({ name }) => name),
      };
    },
    checkpoints: (signal) =>
      get('sd-models', z.array(z.object({ title: z.string(), model_name: z.string() })), signal),
    async upscalers(signal) {
      const list = await get('upscalers', z.array(z.looseObject({ name: z.string() })), signal);
      return list.map(({ name }) => name);
    },
    progress: ({ withImage }, signal) =>
      get(`progress?skip_current_image=${!withImage}`, progressSchema, signal),
    async interrupt(signal) {
      await post('interrupt', {}, z.unknown(), signal);
    },
  };
}

/** `{error, detail, body, errors}`: `error` is the name of a Python exception, the rest are sentences. */
function webUiRules(vendor: string): WireRules {
  return {
    vendor,
    explain: ({ status, json }) =>
      status === 400 && detailOf(json) === 'Sampler not found' ? 'misconfigured' : null,
    codeOf({ json }) {
      const error = (json as { error?: unknown } | null)?.error;
      return typeof error === 'string' && /^[A-Za-z][\w.]{2,59}$/.test(error) ? error : null;
    },
  };
}

function detailOf(json: unknown): unknown {
  return (json as { detail?: unknown } | null)?.detail;
}
