// A part of its own: whoever needs it loads this door by a dynamic import, so that a first visit does without it.
export { EnhanceDialog } from './enhance-dialog.tsx';
