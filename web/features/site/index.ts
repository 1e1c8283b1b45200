export { LegalText } from './legal/legal-text.tsx';
export { legalTexts } from './legal/texts.ts';
export { SampleWall } from './sample-wall.tsx';
