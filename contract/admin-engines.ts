import * as z from 'zod';
import { defineCall } from './call.ts';
import { engineFaults, engineOperation, engineUse } from './engine-operations.ts';
import { engineSettingName } from './engine-settings.ts';
import { engineLimits } from './limits.ts';

/**
 * The admin page of engines: engines with their state and cost, and the chains. Like every call under
 * `/api/admin` these fail with `forbidden` for non-admins. No answer ever contains a secret.
 */

/** Lower-case letters and digits, as used in chains. */
export const engineNameSchema = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9]*$/)
  .max(engineLimits.nameMaxCharacters);

export const settingKinds = ['secret', 'address', 'text', 'choice', 'folder', 'amount'] as const;

export const adminEngineSettingSchema = z.object({
  name: engineSettingName,
  kind: z.enum(settingKinds),
  /** The options of a `choice`. */
  choices: z.array(z.string()),
  /** The default value; null without one. */
  default: z.string().nullable(),
  isRequired: z.boolean(),
  /** A value such as the field expects; null without one. */
  example: z.string().nullable(),
  /** The environment variable that sets it. */
  variable: z.string(),
  /**
   * Where the value comes from; null if it is not set. A value from the environment cannot be changed here.
   */
  source: z.enum(['environment', 'stored']).nullable(),
  /** The current value; always null for a secret. */
  value: z.string().nullable(),
});
export type AdminEngineSetting = z.infer<typeof adminEngineSettingSchema>;

/**
 * - `working`: the last call that says something about the engine succeeded.
 * - `failing`: the last such call failed.
 * - `resting`: after repeated failures the circuit breaker is open for the operations in `resting`.
 * - `capped`: the daily limit is reached.
 * - `unused`: no call within the period shown.
 * - `paused`: an admin has paused it.
 */
export const engineStates = ['working', 'failing', 'resting', 'capped', 'unused', 'paused'] as const;
export type EngineState = (typeof engineStates)[number];

/** Millionths of a US dollar. */
export const microsSchema = z.number().int().min(0);

/** Whether an engine's calls cost the operator money. */
const costFields = {
  isPaid: z.boolean(),
  /** Where they are declared free: `ENGINE_FREE` or here; null if they are not. */
  freeBy: z.enum(['environment', 'stored']).nullable(),
};

/** The state of a running engine. */
export const runningEngineSchema = z.object({
  /** The signature of its pictures. */
  madeBy: z.string(),
  isRemote: z.boolean(),
  state: z.enum(engineStates),
  /** Operations with an open circuit breaker, and until when, in the process that answers. */
  resting: z.array(z.object({ operation: engineOperation, until: z.iso.datetime() })),
  lastSuccessAt: z.iso.datetime().nullable(),
  lastFailure: z.object({ at: z.iso.datetime(), fault: z.enum(engineFaults) }).nullable(),
  tools: z.array(z.string()),
  operations: z.array(
    z.object({
      operation: engineOperation,
      /** Millionths of a US dollar per picture, or else per call; 0 if it is free, null if unknown. */
      priceMicros: microsSchema.nullable(),
      /** Typical duration according to the vendor; null if unknown. */
      typicalMs: z.number().int().min(0).nullable(),
    }),
  ),
  /** Concurrent calls in one process. */
  concurrency: z.number().int().min(1),
  /** Whether `testEngine` supports it. */
  canBeTested: z.boolean(),
  /** Since the start of the UTC day. */
  spentTodayMicros: microsSchema,
  /** UTC days, oldest first, without gaps. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      spentMicros: microsSchema,
      calls: z.number().int(),
      failures: z.number().int(),
    }),
  ),
  /** Per operation, over the newest successful calls of the last `engineLimits.latencyDays` days. */
  latency: z.array(
    z.object({
      operation: engineOperation,
      calls: z.number().int(),
      medianMs: z.number().int(),
      p95Ms: z.number().int(),
    }),
  ),
});
export type RunningEngine = z.infer<typeof runningEngineSchema>;

const dailyCapSchema = z.object({
  /** Millionths of a US dollar; null for no limit. */
  micros: microsSchema.nullable(),
  source: z.enum(['environment', 'stored']).nullable(),
  /** The environment variable that sets it. */
  variable: z.string(),
});

export const adminEngineSchema = z.object({
  /** The engine's name in chains. */
  id: z.string(),
  /** The kind; null for the built-in engine, which has no settings. */
  kindId: z.string().nullable(),
  /** The vendor's name as the vendor writes it. */
  vendor: z.string(),
  ...costFields,
  settings: z.array(adminEngineSettingSchema),
  /** The daily limit (UTC); null for an engine without cost. */
  dailyCap: dailyCapSchema.nullable(),
  /** Whether it has stored settings that can be deleted. */
  isStored: z.boolean(),
  /** Whether `checkEngineAddress` supports it. */
  hasAddressCheck: z.boolean(),
  /** What is missing in its settings, in English; null if they are complete or empty. */
  problem: z.string().nullable(),
  /** Null until the engine is set up. */
  running: runningEngineSchema.nullable(),
});
export type AdminEngine = z.infer<typeof adminEngineSchema>;

/** A kind of engine that can be added several times, each under its own name. */
export const addableEngineSchema = z.object({
  kindId: z.string(),
  vendor: z.string(),
  hasAddressCheck: z.boolean(),
  ...costFields,
  settings: z.array(adminEngineSettingSchema),
  /** As in `adminEngineSchema`. */
  dailyCap: dailyCapSchema.nullable(),
});
export type AddableEngine = z.infer<typeof addableEngineSchema>;

export const adminChainSchema = z.object({
  use: engineUse,
  /** The engines in order, first choice first: as configured, or the server's own order. */
  names: z.array(z.string()),
  /** Where the order comes from; `automatic` is every capable engine, the built-in one last. */
  source: z.enum(['environment', 'stored', 'automatic']),
  /** The environment variable that sets it. */
  variable: z.string(),
  /** All capable engines, in the server's own order. */
  candidates: z.array(z.string()),
});
export type AdminChain = z.infer<typeof adminChainSchema>;

export const listAdminEngines = defineCall({
  method: 'get',
  path: '/api/admin/engines',
  summary: 'The engines with their settings, status, cost and order',
  response: z.object({
    success: z.literal(true),
    engines: z.array(adminEngineSchema),
    addable: z.array(addableEngineSchema),
    chains: z.array(adminChainSchema),
  }),
});
