// A part of its own: whoever needs it loads this door by a dynamic import, so that a first visit does without it.
export { actOnCommand } from './act-on-command.ts';
export { parseCommand } from './commands.ts';
export { actOnUpscaleCommand } from './upscale/act-on-upscale-command.ts';
export { parseUpscaleCommand } from './upscale/upscale-commands.ts';
export { VoiceFoot } from './voice-foot.tsx';
