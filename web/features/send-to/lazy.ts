export { SendToMenu, SendToSub } from './send-to-items.tsx';
