import * as z from 'zod';
import { defineCall } from './call.ts';
import { signUpModes } from './sign-in.ts';

/**
 * Choices of the operator that admins may change while the server runs, each with its default first. The
 * environment variable takes precedence and locks the choice in the panel.
 *
 * - `signup`: who may create an account.
 * - `coOwnership`: whether free accounts co-own their pictures with the operator. Questions and terms say so.
 */
export const serverSettingChoices = {
  signup: signUpModes,
  coOwnership: ['on', 'off'],
} as const;
export type ServerSettingName = keyof typeof serverSettingChoices;
export type ServerSettingValue<Name extends ServerSettingName> = (typeof serverSettingChoices)[Name][number];

export const serverSettingVariables = {
  signup: 'SIGNUP',
  coOwnership: 'CO_OWNERSHIP',
} as const satisfies Record<ServerSettingName, string>;

export const serverSettingNames = Object.keys(serverSettingChoices) as readonly ServerSettingName[];

const serverSettingSchema = z.object({
  name: z.string(),
  value: z.string(),
  choices: z.array(z.string()),
  source: z.enum(['environment', 'stored', 'default']),
  /** The environment variable that sets it. */
  variable: z.string(),
});
export type ServerSetting = z.infer<typeof serverSettingSchema>;

const settingsAnswer = z.object({ success: z.literal(true), settings: z.array(serverSettingSchema) });

export const getServerSettings = defineCall({
  method: 'get',
  path: '/api/admin/settings',
  summary: "The operator's choices, and where each comes from",
  response: settingsAnswer,
});

/** Fails with `setting_managed_by_environment`, and `validation_failed` for what is no choice. */
export const saveServerSetting = defineCall({
  method: 'put',
  path: '/api/admin/settings/{name}',
  summary: "Change one of the operator's choices",
  params: z.object({ name: z.string().max(50) }),
  body: z.object({ value: z.string().max(50) }),
  response: settingsAnswer,
});
