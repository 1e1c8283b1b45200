// A separate chunk: import this door dynamically, so that a first visit does not load it.
export { actOnCommand } from './act-on-command.ts';
export { parseCommand } from './commands.ts';
export { actOnUpscaleCommand } from './upscale/act-on-upscale-command.ts';
export { parseUpscaleCommand } from './upscale/upscale-commands.ts';
export { VoiceFoot } from './voice-foot.tsx';
