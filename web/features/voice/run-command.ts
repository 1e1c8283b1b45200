import { type GenerationSettings, hasSetting } from '#contract/generation.ts';
import { ratioNames } from '#contract/resolutions.ts';
import { type GenerateTool, type StudioTool, tools } from '#contract/tools.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import type { NamedStyle, VoiceCommand } from './commands.ts';
import { voiceTexts } from './texts.ts';

/** The form's fields that a command can change. */
export interface SpokenForm {
  tool: GenerateTool;
  prompt: string;
  style: string;
  settings: GenerationSettings;
}

interface SpokenFields {
  prompt?: string;
  style?: string;
  settings?: Partial<GenerationSettings>;
}

/** The form and its actions. */
export interface CommandTarget {
  form: SpokenForm;
  change(fields: SpokenFields): void;
  chooseTool(tool: StudioTool): void;
  generate(): void;
  enhance(): void;
  styles: readonly NamedStyle[];
}

const t = translator(voiceTexts);

/** What a command has changed, in words, with its undo; null for an obvious change. */
interface Change {
  title: string;
  undo?: () => void;
}

/** Runs a command and reports what it changed, with an undo. */
export function runCommand(command: VoiceCommand, target: CommandTarget): void {
  const done = applyCommand(command, target);
  if (done === null) return;
  const { title, undo } = done;
  showToast({ id: 'voice-command', title, ...(undo && { action: { label: t('undo'), onPress: undo } }) });
}

function applyCommand(command: VoiceCommand, target: CommandTarget): Change | null {
  const { form, change, chooseTool } = target;
  switch (command.kind) {
    case 'generate':
      target.generate();
      return null;
    case 'enhance':
      target.enhance();
      return null;
    case 'clear':
      change({ prompt: '' });
      return { title: t('cleared'), undo: () => change({ prompt: form.prompt }) };
    case 'style': {
      const { id, name } = command.style;
      change({ style: id });
      return { title: t('styleChosen', { name }), undo: () => change({ style: form.style }) };
    }
    case 'count': {
      const { count } = command;
      const { settings } = form;
      change({ settings: { count } });
      return {
        title: t('countChosen', { count }),
        undo: () => change({ settings: { count: settings.count } }),
      };
    }
    case 'tool': {
      const name = tools[command.tool].label;
      chooseTool(command.tool);
      return { title: t('toolChosen', { name }), undo: () => chooseTool(form.tool) };
    }
    case 'aspect': {
      if (!hasSetting(form.tool, 'aspectRatio')) return { title: t('alwaysWide') };
      const { aspectRatio } = form.settings;
      change({ settings: { aspectRatio: command.ratio } });
      const name = t(ratioNames[command.ratio]);
      return { title: t('ratioChosen', { name }), undo: () => change({ settings: { aspectRatio } }) };
    }
  }
}
