/** The parts of the two legal texts in order; each has a heading and a text in the catalogue. */
export const legalParts = {
  terms: ['operator', 'service', 'account', 'coins', 'content', 'conduct', 'ending', 'warranty', 'changes'],
  privacy: ['operator', 'kept', 'purpose', 'where', 'others', 'browser', 'duration', 'rights'],
} as const;

export type LegalPage = keyof typeof legalParts;
export type LegalPart = (typeof legalParts)[LegalPage][number];
