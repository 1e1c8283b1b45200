export { takeCanvasHandoff, writeCanvasHandoff } from './canvas-handoff.ts';
export { SendToMenu, SendToSub } from './send-to-items.tsx';
