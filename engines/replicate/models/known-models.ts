import type Replicate from 'replicate';
import { minuteMs } from '#contract/durations.ts';
import { EngineError } from '../../engine.ts';
import { withSdkTimeLimit } from '../../remote/time-limit.ts';
import { vendor } from '../rules.ts';
import type { KnownModel, ModelMapping } from './mapping.ts';
import type { ModelName } from './model-name.ts';
import { presets } from './presets.ts';
import { type Fields, readFields } from './read-fields.ts';
import { resolveModel } from './resolve-model.ts';

/** What is needed to call a model. */
export interface ReadyModel {
  readonly id: string;
  readonly mapping: ModelMapping;
  /** Its inputs from its own description; null without one. */
  readonly fields: Fields | null;
  /** The inputs of its trainings, for a model that can be trained. */
  readonly trainingFields: Fields | null;
  /** The version to call; null for an official model, which is called by name. */
  readonly version: string | null;
}

export interface KnownModels {
  /** Reads about a model once and caches it; `known` is its preset. Throws `EngineError`. */
  read(name: ModelName, known?: KnownModel): Promise<ReadyModel>;
  /** Forgets a model whose cached description has turned out wrong, so that it is read again. */
  invalidate(name: ModelName): void;
}

/**
 * The time limit for reading a description. All callers share the read, so it does not depend on one
 * caller's signal.
 */
const timeoutMs = 15_000;
/** After a failed read, a known model is called without its description for this time. */
const retryAfterMs = 5 * minuteMs;

export function createKnownModels(client: Replicate): KnownModels {
  const read = new Map<string, Promise<ReadyModel>>();
  const keyOf = ({ id, version }: ModelName) => `${id}:${version ?? ''}`;

  function describe({ id, owner, name, version }: ModelName): Promise<Description> {
    return withSdkTimeLimit({ vendor, ms: timeoutMs, mayHaveCost: false }, async (signal) => {
      if (version !== null) {
        const found = await client.models.versions.get(owner, name, version, { signal });
        return { version, isOfficial: false, openApi: found?.openapi_schema };
      }
      const found = await client.models.get(owner, name, { signal });
      const latest = found?.latest_version;
      const isOfficial = found?.is_official ?? presets[id]?.isOfficial ?? !latest?.id;
      return {
        version: isOfficial ? null : (latest?.id ?? null),
        isOfficial,
        openApi: latest?.openapi_schema,
      };
    });
  }

  async function prepare(name: ModelName, preset: KnownModel | null): Promise<ReadyModel> {
    const description = await describe(name).catch((error: unknown) => {
      // For a model that is called by name, the preset is enough.
      if (preset === null || (name.version === null && !preset.isOfficial)) throw error;
      const timer = setTimeout(() => read.delete(keyOf(name)), retryAfterMs);
      timer.unref();
      return { version: name.version, isOfficial: true, openApi: null };
    });
    if (description.version === null && !description.isOfficial) {
      throw new EngineError('misconfigured', `${vendor} has no version of ${name.id}`);
    }
    const { openApi, version } = description;
    const fields = readFields(openApi, 'Input');
    return {
      id: name.id,
      mapping: resolveModel(name, preset, fields),
      fields,
      trainingFields: readFields(openApi, 'TrainingInput'),
      version,
    };
  }

  return {
    read(name, preset = presets[name.id]) {
      const key = keyOf(name);
      const known = read.get(key);
      if (known) return known;
      const reading = prepare(name, preset ?? null);
      read.set(key, reading);
      reading.catch(() => read.delete(key));
      return reading;
    },
    invalidate: (name) => void read.delete(keyOf(name)),
  };
}

interface Description {
  version: string | null;
  isOfficial: boolean;
  openApi: unknown;
}
