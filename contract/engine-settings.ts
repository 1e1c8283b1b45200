import * as z from 'zod';

/** What an operator may say of an engine. Each has a label in the admins' form. */
export const engineSettingNames = [
  'key',
  'baseUrl',
  'kind',
  'model',
  'editModel',
  'inpaintModel',
  'upscaleModel',
  'backgroundModel',
  'trainModel',
  'trainOwner',
  'chatModel',
  'speechModel',
  'moderationModel',
  'checkpoint',
  'upscaler',
  'workflows',
  'login',
] as const;
export const engineSettingName = z.enum(engineSettingNames);
export type EngineSettingName = z.infer<typeof engineSettingName>;
