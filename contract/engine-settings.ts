import * as z from 'zod';

/** The settings of engines. Each has a label in the admin form. */
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
  'price',
] as const;
export const engineSettingName = z.enum(engineSettingNames);
export type EngineSettingName = z.infer<typeof engineSettingName>;
