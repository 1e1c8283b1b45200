import { type StudioTool, tools, upscaleTool } from '#contract/tools.ts';
import type { UpscaleSettings } from '#contract/upscale.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { voiceTexts } from '../texts.ts';
import type { UpscaleCommand } from './upscale-commands.ts';

/** The Upscaler's form and its actions. */
export interface UpscaleTarget {
  settings: UpscaleSettings;
  /** Returns the resulting settings: a factor that does not fit is replaced. */
  change(fields: Partial<UpscaleSettings>): UpscaleSettings;
  chooseTool(tool: StudioTool): void;
  start(): void;
}

const t = translator(voiceTexts);

/** Runs a command and reports what it changed, with an undo. */
export function runUpscaleCommand(command: UpscaleCommand, target: UpscaleTarget): void {
  const { settings, change, chooseTool } = target;
  const undo = () => void change(settings);
  switch (command.kind) {
    case 'start':
      target.start();
      break;
    case 'clear':
      change({ prompt: '' });
      report(t('cleared'), undo);
      break;
    case 'factor':
      report(t('factorChosen', { factor: change({ scaleFactor: command.factor }).scaleFactor }), undo);
      break;
    case 'format':
      change({ outputFormat: command.format });
      report(t('formatChosen', { format: command.format.toUpperCase() }), undo);
      break;
    case 'tool':
      chooseTool(command.tool);
      report(t('toolChosen', { name: tools[command.tool].label }), () => chooseTool(upscaleTool));
      break;
  }
}

function report(title: string, undo: () => void): void {
  showToast({ id: 'voice-command', title, action: { label: t('undo'), onPress: undo } });
}
