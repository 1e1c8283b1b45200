// A separate chunk: import this door dynamically, so that a first visit does not load it.

export { parseCommand } from './commands.ts';
export { runCommand } from './run-command.ts';
export { runUpscaleCommand } from './upscale/run-upscale-command.ts';
export { parseUpscaleCommand } from './upscale/upscale-commands.ts';
export { VoiceFoot } from './voice-foot.tsx';
