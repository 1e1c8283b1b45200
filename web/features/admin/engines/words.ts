import type { AdminEngine } from '#contract/admin-engines.ts';
import type { EngineFault, EngineUse, engineOperations } from '#contract/engine-operations.ts';
import { actorOfFault } from '#contract/engine-operations.ts';
import type { EngineSettingName } from '#contract/engine-settings.ts';
import { tools } from '#contract/tools.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { enginesTexts } from './texts.ts';

export type EnginesTranslate = TranslateOf<typeof enginesTexts>;
type Operation = (typeof engineOperations)[number];
type Key = keyof typeof enginesTexts.english;

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
} as const satisfies Record<Operation, Key>;

export function operationName(t: EnginesTranslate, operation: Operation): string {
  return t(operationNames[operation]);
}

const isOperation = (use: EngineUse): use is EngineUse & Operation => use in operationNames;

export function useName(t: EnginesTranslate, use: EngineUse): string {
  if (use === 'upscale') return t('useUpscale');
  return isOperation(use) ? operationName(t, use) : tools[use].label;
}

export const settingNames = {
  key: 'settingKey',
  baseUrl: 'address',
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
  price: 'settingPrice',
} as const satisfies Record<EngineSettingName, Key>;

/** What a choice is called on the screen; the value itself where it is a product's name. */
export function choiceName(t: EnginesTranslate, choice: string): string {
  return choice === 'plain' ? t('kindPlain') : (serverNames[choice] ?? choice);
}

const serverNames: Readonly<Record<string, string>> = {
  localai: 'LocalAI',
  'sd-server': 'stable-diffusion.cpp',
};

const actors = { user: 'fixByUser', operator: 'fixByOperator', transient: 'temporary' } as const;

/** Says who can fix a fault. */
export function actorText(t: EnginesTranslate, fault: EngineFault): string {
  return t(actors[actorOfFault[fault]]);
}

const ownNames: Readonly<Record<string, 'builtinUpscaler' | 'builtinEditor'>> = {
  upscaler: 'builtinUpscaler',
  retouch: 'builtinEditor',
};

/** An engine's display name: its vendor's, or the name the operator gave it. */
export function engineName(
  t: EnginesTranslate,
  { id, kindId, vendor }: Pick<AdminEngine, 'id' | 'kindId' | 'vendor'>,
): string {
  if (kindId === null) return t(ownNames[id] ?? 'builtin');
  return id === kindId ? vendor : id;
}
