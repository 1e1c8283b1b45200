import { type Tool, tools } from '#contract/tools.ts';
import type { UpscaleSettings } from '#contract/upscale.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { voiceTexts } from '../texts.ts';
import type { UpscaleCommand } from './upscale-commands.ts';

/** The upscaler's form, and what can be done to it. */
export interface UpscaleTarget {
  settings: UpscaleSettings;
  /** Answers what came of it: a factor that does not fit gives way to one that does. */
  change(fields: Partial<UpscaleSettings>): UpscaleSettings;
  chooseTool(tool: Tool): void;
  start(): void;
}

const t = translator(voiceTexts);

/** Does what was said, and says what it changed, with a way back. */
export function actOnUpscaleCommand(command: UpscaleCommand, target: UpscaleTarget): void {
  const { settings, change, chooseTool } = target;
  const undo = () => void change(settings);
  switch (command.kind) {
    case 'start':
      target.start();
      break;
    case 'clear':
      change({ prompt: '' });
      tell(t('cleared'), undo);
      break;
    case 'factor':
      tell(t('factorChosen', { factor: change({ scaleFactor: command.factor }).scaleFactor }), undo);
      break;
    case 'format':
      change({ outputFormat: command.format });
      tell(t('formatChosen', { format: command.format.toUpperCase() }), undo);
      break;
    case 'tool':
      chooseTool(command.tool);
      tell(t('toolChosen', { name: tools[command.tool].label }), () => chooseTool('Upscaler'));
      break;
  }
}

function tell(title: string, undo: () => void): void {
  showToast({ id: 'voice-command', title, action: { label: t('undo'), onPress: undo } });
}
