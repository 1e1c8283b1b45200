import type { AdminEngine } from '#contract/admin-engines.ts';
import type { EngineFault, EngineUse, engineOperations } from '#contract/engine-operations.ts';
import { actorOfFault } from '#contract/engine-operations.ts';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import { tools } from '#contract/tools.ts';
import type { Translate } from '#web/i18n/catalogue.ts';
import type { enginesTextsEn } from './texts.ts';

export type EnginesTranslate = Translate<typeof enginesTextsEn>;
type Key = keyof typeof enginesTextsEn;

const useNames = {
  upscale: 'useUpscale',
  edit: 'useEdit',
  inpaint: 'useInpaint',
  removeBackground: 'useRemoveBackground',
  describe: 'useDescribe',
  enhancePrompt: 'useEnhance',
  transcribe: 'useTranscribe',
  moderate: 'useModerate',
  trainStyle: 'useTrain',
} as const satisfies Partial<Record<EngineUse, Key>>;

export function useName(t: EnginesTranslate, use: EngineUse): string {
  return use in useNames ? t(useNames[use as keyof typeof useNames]) : tools[use as keyof typeof tools].label;
}

const operationNames = {
  generate: 'opGenerate',
  edit: 'opEdit',
  inpaint: 'opInpaint',
  upscale: 'opUpscale',
  removeBackground: 'opRemoveBackground',
  designs: 'opDesigns',
  describe: 'opDescribe',
  enhancePrompt: 'opEnhancePrompt',
  enhanceStyle: 'opEnhanceStyle',
  transcribe: 'opTranscribe',
  moderate: 'opModerate',
  trainStyle: 'opTrainStyle',
} as const satisfies Record<(typeof engineOperations)[number], Key>;

export function operationName(t: EnginesTranslate, operation: (typeof engineOperations)[number]): string {
  return t(operationNames[operation]);
}

export const settingNames = {
  key: 'settingKey',
  baseUrl: 'settingBaseUrl',
  kind: 'settingKind',
  model: 'settingModel',
  editModel: 'settingEditModel',
  inpaintModel: 'settingInpaintModel',
  upscaleModel: 'settingUpscaleModel',
  backgroundModel: 'settingBackgroundModel',
  trainModel: 'settingTrainModel',
  trainOwner: 'settingTrainOwner',
  chatModel: 'settingChatModel',
  speechModel: 'settingSpeechModel',
  moderationModel: 'settingModerationModel',
  checkpoint: 'settingCheckpoint',
  upscaler: 'settingUpscaler',
  workflows: 'settingWorkflows',
  login: 'settingLogin',
} as const satisfies Record<EngineSettingName, Key>;

const actors = { user: 'fixByUser', operator: 'fixByOperator', nobody: 'temporary' } as const;

/** Says who can fix a fault. */
export function actorText(t: EnginesTranslate, fault: EngineFault): string {
  return t(actors[actorOfFault[fault]]);
}

/** An engine's display name: its vendor's, or the name the operator gave it. */
export function engineName(
  t: EnginesTranslate,
  { id, kindId, vendor }: Pick<AdminEngine, 'id' | 'kindId' | 'vendor'>,
): string {
  if (kindId === null) return id === 'upscaler' ? t('builtinUpscaler') : t('builtin');
  return id === kindId ? vendor : id;
}
