export { LegalContents } from './legal-contents.tsx';
export type { LegalPage } from './legal-parts.ts';
export { LegalText } from './legal-text.tsx';
export { legalTexts } from './texts.ts';
export { useLegalTitle } from './use-legal-title.ts';
