import * as z from 'zod';
import { adminChainSchema, engineNameSchema, microsSchema } from './admin-engines.ts';
import { defineCall } from './call.ts';
import { engineFaults, engineOperation, engineUse } from './engine-operations.ts';
import { engineSettingName } from './engine-settings.ts';
import { engineLimits } from './limits.ts';

/** What admins change and try: settings and chains of engines, an address before it is saved, a test call. */

const engineParams = z.object({ engineId: z.string().max(100) });

/** By name; an omitted setting is unchanged, an empty one is removed. */
const settingValues = z.partialRecord(
  engineSettingName,
  z.string().trim().max(engineLimits.settingMaxCharacters),
);

const settingsBody = {
  values: settingValues,
  /** The daily limit (UTC) in millionths of a US dollar; null for no limit; omitted means unchanged. */
  dailyCapMicros: microsSchema
    .max(engineLimits.maxDailyUsd * 1_000_000)
    .nullable()
    .optional(),
  /** Whether its calls cost the operator money, as every engine's do by default; omitted means unchanged. */
  isPaid: z.boolean().optional(),
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
  summary: 'Add a named engine of a kind that can exist several times',
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

/** A paused engine gets no new calls; the next engine of the chain does. What it has begun, it ends. */
export const pauseEngine = defineCall({
  method: 'put',
  path: '/api/admin/engines/{engineId}/paused',
  summary: 'Pause a remote engine, or let it continue',
  params: engineParams,
  body: z.object({ isPaused: z.boolean() }),
  response: changed,
});

/**
 * - `answers`: the address answers like a server of this kind.
 * - `login_refused`: it answers, and wants another key or login.
 * - `other_server`: something else answers.
 * - `unreachable`: nothing answers.
 * - `address_refused`: this server does not call such an address.
 */
export const addressAnswers = [
  'answers',
  'login_refused',
  'other_server',
  'unreachable',
  'address_refused',
] as const;
export type AddressAnswer = (typeof addressAnswers)[number];

/** Calls the address with the typed values, without storing them. Fails as `saveEngineSettings` does. */
export const checkEngineAddress = defineCall({
  method: 'post',
  path: '/api/admin/engine-address-checks',
  summary: 'Whether an own server answers under its address, before its settings are saved',
  body: z.object({
    kindId: z.string().max(100),
    /** The engine whose stored values apply where none is sent; null for a new one. */
    engineId: z.string().max(100).nullable(),
    values: settingValues,
  }),
  response: z.object({ success: z.literal(true), answer: z.enum(addressAnswers) }),
});

export const saveEngineChain = defineCall({
  method: 'put',
  path: '/api/admin/engine-chains/{use}',
  summary: 'Set the chain of engines for a tool or an operation; null lets the server decide',
  params: z.object({ use: engineUse }),
  body: z.object({ names: z.array(z.string().max(100)).min(1).max(engineLimits.maxChain).nullable() }),
  response: z.object({ success: z.literal(true), chain: adminChainSchema }),
});

const testFacts = {
  operation: engineOperation,
  ms: z.number().int().min(0),
  /** Millionths of a US dollar; null if unknown. */
  spentMicros: microsSchema.nullable(),
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
        /** A WebP as a `data:` URL, with its size in pixels. */
        picture: z.object({ src: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
        /** The text that the engine returned. */
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
