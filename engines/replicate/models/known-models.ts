import type Replicate from 'replicate';
import { EngineError } from '../../engine.ts';
import { inTime } from '../client.ts';
import { vendor } from '../rules.ts';
import type { KnownModel, ModelMapping } from './mapping.ts';
import type { ModelName } from './model-name.ts';
import { presets } from './presets.ts';
import { type Fields, readFields } from './read-fields.ts';
import { resolveModel } from './resolve-model.ts';

/** What is needed to ask a model for something. */
export interface ReadyModel {
  readonly id: string;
  readonly mapping: ModelMapping;
  /** Its inputs in its own words; null where it does not describe itself. */
  readonly fields: Fields | null;
  /** Those of its trainings, of a model that can be trained. */
  readonly trainingFields: Fields | null;
  /** The version to ask for; null for an official model, which is asked by its name. */
  readonly version: string | null;
}

export interface KnownModels {
  /** Reads about a model once and keeps it; `known` is what is known of it here. Throws `EngineError`. */
  read(name: ModelName, known?: KnownModel): Promise<ReadyModel>;
  /** Forgets it, so that it is read anew: what was known of it has turned out wrong. */
  forget(name: ModelName): void;
}

/** Nobody waits longer for a description. It is read for all who ask, so it is not bound to one caller's patience. */
const patienceMs = 15_000;
/** After a description could not be read, the model that is known is asked without it for so long. */
const retryAfterMs = 5 * 60_000;

export function createKnownModels(client: Replicate): KnownModels {
  const read = new Map<string, Promise<ReadyModel>>();
  const keyOf = ({ id, version }: ModelName) => `${id}:${version ?? ''}`;

  function describe({ id, owner, name, version }: ModelName): Promise<Description> {
    return inTime({ ms: patienceMs, mayHaveCost: false }, async (signal) => {
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
      // What is known here is enough for a model that is asked by its name.
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
    forget: (name) => void read.delete(keyOf(name)),
  };
}

interface Description {
  version: string | null;
  isOfficial: boolean;
  openApi: unknown;
}
