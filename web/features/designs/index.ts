export { DesignPanel } from './design-panel.tsx';
