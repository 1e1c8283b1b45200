import * as z from 'zod';
import { defineCall } from './call.ts';
import { engineSettingName } from './engine-settings.ts';
import { engineLimits, pageLimits } from './limits.ts';
import { generateTools } from './tools.ts';

/**
 * The admin page of engines: which exist, their state, their costs, and the chains. Like every call under
 * `/api/admin` these answer `forbidden` to non-admins. No answer ever contains a secret.
 */

/** The kinds of work there are, as engines name them. */
export const engineOperations = [
  'generate',
  'edit',
  'inpaint',
  'upscale',
  'removeBackground',
  'designs',
  'describe',
  'enhancePrompt',
  'enhanceStyle',
  'transcribe',
  'moderate',
  'trainStyle',
] as const;
const operation = z.enum(engineOperations);

/** What went wrong with a call, as engines tell it. */
export const engineFaults = [
  'refused',
  'invalid_input',
  'out_of_credit',
  'misconfigured',
  'rate_limited',
  'unavailable',
  'timed_out',
  'lost',
] as const;
export type EngineFault = (typeof engineFaults)[number];

/** Who can do something about a fault. */
export const actorOfFault = {
  refused: 'user',
  invalid_input: 'user',
  out_of_credit: 'operator',
  misconfigured: 'operator',
  rate_limited: 'nobody',
  unavailable: 'nobody',
  timed_out: 'nobody',
  lost: 'nobody',
} as const satisfies Record<EngineFault, 'user' | 'operator' | 'nobody'>;

/** What engines are chosen for: the tools, and the kinds of work that are no tool's own. */
export const engineUses = [
  ...generateTools,
  'upscale',
  'edit',
  'inpaint',
  'removeBackground',
  'describe',
  'enhancePrompt',
  'transcribe',
  'moderate',
  'trainStyle',
] as const;
export const engineUse = z.enum(engineUses);
export type EngineUse = (typeof engineUses)[number];

/** Lower-case letters and digits, as chains name engines. */
export const engineNameSchema = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9]*$/)
  .max(engineLimits.nameMaxCharacters);

const engineParams = z.object({ engineId: z.string().max(100) });

export const settingKinds = ['secret', 'address', 'text', 'choice', 'folder'] as const;

export const adminEngineSettingSchema = z.object({
  name: engineSettingName,
  kind: z.enum(settingKinds),
  /** Of a choice. */
  choices: z.array(z.string()),
  /** What holds where nothing is said; null where nothing does. */
  default: z.string().nullable(),
  isRequired: z.boolean(),
  /** The variable of the environment for it. */
  variable: z.string(),
  /**
   * Where its value comes from; null where nothing is said. What the environment says cannot be changed here.
   */
  source: z.enum(['environment', 'stored']).nullable(),
  /** What is said; always null for a secret. */
  value: z.string().nullable(),
});
export type AdminEngineSetting = z.infer<typeof adminEngineSettingSchema>;

/**
 * - `working`: the last call that says something of the engine went well.
 * - `failing`: the last one did not.
 * - `resting`: it has failed again and again at what `resting` names, and is left alone with it.
 * - `capped`: what it may cost a day is spent.
 * - `unused`: it was not called within the days that are looked at.
 */
export const engineStates = ['working', 'failing', 'resting', 'capped', 'unused'] as const;
export type EngineState = (typeof engineStates)[number];

const micros = z.number().int().min(0);

/** What is known of an engine that runs. */
export const runningEngineSchema = z.object({
  /** How its pictures are signed. */
  madeBy: z.string(),
  isRemote: z.boolean(),
  state: z.enum(engineStates),
  /** What it is left alone with, and until when, as the process that answers sees it. */
  resting: z.array(z.object({ operation, until: z.iso.datetime() })),
  lastSuccessAt: z.iso.datetime().nullable(),
  lastFailure: z.object({ at: z.iso.datetime(), fault: z.enum(engineFaults) }).nullable(),
  tools: z.array(z.string()),
  operations: z.array(
    z.object({
      operation,
      /** Millionths of a US dollar per picture, or else per call; null if unknown. */
      priceMicros: micros.nullable(),
      /** As the vendor says; null if unknown. */
      typicalMs: z.number().int().min(0).nullable(),
    }),
  ),
  /** Calls at once in one process. */
  concurrency: z.number().int().min(1),
  /** Whether the test can ask it for something. */
  canBeTested: z.boolean(),
  /** Of the UTC day. */
  spentTodayMicros: micros,
  /** UTC days, oldest first, none left out. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      spentMicros: micros,
      calls: z.number().int(),
      failures: z.number().int(),
    }),
  ),
  /** By operation, of the newest calls of the last days that went well. */
  latency: z.array(
    z.object({
      operation,
      calls: z.number().int(),
      medianMs: z.number().int(),
      p95Ms: z.number().int(),
    }),
  ),
});
export type RunningEngine = z.infer<typeof runningEngineSchema>;

const dailyCapSchema = z.object({
  /** Millionths of a US dollar; null for no limit. */
  micros: micros.nullable(),
  source: z.enum(['environment', 'stored']).nullable(),
  /** The variable of the environment for it. */
  variable: z.string(),
});

export const adminEngineSchema = z.object({
  /** What it is called in chains. */
  id: z.string(),
  /** Of which kind it is; null for the built-in one, which has nothing to be set. */
  kindId: z.string().nullable(),
  /** As the vendor writes it. */
  vendor: z.string(),
  /** Whether what it makes costs the operator money. */
  isPaid: z.boolean(),
  settings: z.array(adminEngineSettingSchema),
  /** What it may cost a UTC day; null for one that costs nothing. */
  dailyCap: dailyCapSchema.nullable(),
  /** Whether something of it is kept here that can be removed. */
  isStored: z.boolean(),
  /** What its settings lack, in English; null where nothing, or where nothing is said. */
  problem: z.string().nullable(),
  /** Null while it is not set up. */
  running: runningEngineSchema.nullable(),
});
export type AdminEngine = z.infer<typeof adminEngineSchema>;

/** A kind of engine of which there may be many, each with a name. */
export const addableEngineSchema = z.object({
  kindId: z.string(),
  vendor: z.string(),
  settings: z.array(adminEngineSettingSchema),
  /** As it is for an engine; null for one that costs nothing. */
  dailyCap: dailyCapSchema.nullable(),
});
export type AddableEngine = z.infer<typeof addableEngineSchema>;

export const adminChainSchema = z.object({
  use: engineUse,
  /** The engines that are asked, the first choice first: as named, or the server's own order. */
  names: z.array(z.string()),
  /** Where the order comes from; `automatic` is every engine that can, the built-in one last. */
  source: z.enum(['environment', 'stored', 'automatic']),
  /** The variable of the environment for it. */
  variable: z.string(),
  /** All engines that could serve, in the server's own order. */
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

/** By name; one that is left out stays as it is, and one that is empty is removed. */
const settingValues = z.partialRecord(
  engineSettingName,
  z.string().trim().max(engineLimits.settingMaxCharacters),
);

const settingsBody = {
  values: settingValues,
  /**
   * What it may cost a UTC day, in millionths of a US dollar; null for no limit; left out, it stays as it is.
   */
  dailyCapMicros: micros
    .max(engineLimits.maxDailyUsd * 1_000_000)
    .nullable()
    .optional(),
};

const changed = z.object({ success: z.literal(true), id: z.string() });

export const saveEngineSettings = defineCall({
  method: 'put',
  path: '/api/admin/engines/{engineId}/settings',
  summary: 'Configure an engine. Environment variables take precedence; secrets are stored encrypted',
  params: engineParams,
  body: z.object(settingsBody),
  response: changed,
});

export const addEngine = defineCall({
  method: 'post',
  path: '/api/admin/engines',
  summary: 'Add an engine of a kind that may exist several times, under its own name',
  body: z.object({ kindId: z.string().max(100), name: engineNameSchema, ...settingsBody }),
  response: changed,
});

export const removeEngine = defineCall({
  method: 'delete',
  path: '/api/admin/engines/{engineId}',
  summary: 'Delete an engine’s stored settings. Environment variables stay',
  params: engineParams,
  response: changed,
});

export const saveEngineChain = defineCall({
  method: 'put',
  path: '/api/admin/engine-chains/{use}',
  summary: 'Set the chain of engines for a tool or a kind of work; null lets the server decide',
  params: z.object({ use: engineUse }),
  body: z.object({ names: z.array(z.string().max(100)).min(1).max(engineLimits.maxChain).nullable() }),
  response: z.object({ success: z.literal(true), chain: adminChainSchema }),
});

const testFacts = {
  operation,
  ms: z.number().int().min(0),
  /** Millionths of a US dollar; null if unknown. */
  spentMicros: micros.nullable(),
  providerRequestId: z.string().nullable(),
};

export const testEngine = defineCall({
  method: 'post',
  path: '/api/admin/engines/{engineId}/test',
  summary: 'Test an engine with a small picture, or with text if it makes no pictures. It may cost money',
  params: engineParams,
  response: z.object({
    success: z.literal(true),
    result: z.discriminatedUnion('outcome', [
      z.object({
        ...testFacts,
        outcome: z.literal('done'),
        /** A WebP as a `data:` address, with its size in pixels. */
        picture: z.object({ src: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
        /** What an engine of words has said. */
        words: z.string().nullable(),
      }),
      z.object({
        ...testFacts,
        outcome: z.literal('failed'),
        fault: z.enum(engineFaults),
        /** For the operator, in English. */
        message: z.string(),
      }),
    ]),
  }),
});
export type EngineTestResult = z.infer<typeof testEngine.response>['result'];

export const engineFailureSchema = z.object({
  id: z.string(),
  engine: z.string(),
  operation,
  fault: z.enum(engineFaults),
  /** For the operator, in English; null where nothing is known. */
  message: z.string().nullable(),
  /** What the provider calls the request in its own logs. */
  providerRequestId: z.string().nullable(),
  /** The job that it was for; null where there was none. */
  jobId: z.string().nullable(),
  startedAt: z.iso.datetime(),
  durationMs: z.number().int(),
  spentMicros: micros.nullable(),
});
export type EngineFailure = z.infer<typeof engineFailureSchema>;

export const listEngineFailures = defineCall({
  method: 'get',
  path: '/api/admin/engine-failures',
  summary: 'Failed engine calls, newest first',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(pageLimits.maxLimit).default(pageLimits.defaultLimit),
    /** `nextCursor` of the page before. */
    cursor: z.string().max(200).optional(),
    engine: z.string().max(100).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    failures: z.array(engineFailureSchema),
    nextCursor: z.string().nullable(),
  }),
});
