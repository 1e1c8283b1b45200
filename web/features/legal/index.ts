export type { LegalPage } from './legal-parts.ts';
export { LegalContents, LegalText, useLegalTitle } from './legal-text.tsx';
export { legalTexts } from './texts.ts';
