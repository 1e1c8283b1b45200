// A separate chunk: import this door dynamically, so that a first visit does not load it.
export { EnhanceDialog } from './enhance-dialog.tsx';
