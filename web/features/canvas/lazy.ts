export { CanvasEditorPage } from './page/canvas-editor-page.tsx';
