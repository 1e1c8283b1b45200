// A part of its own: whoever needs it loads this door by a dynamic import, so that a first visit does without it.
export { parseCommand } from './commands.ts';
export { VoiceFoot } from './voice-foot.tsx';
