export { type LegalPage, legalParts } from './legal-parts.ts';
export { LegalText } from './legal-text.tsx';
export { legalTexts } from './texts.ts';
