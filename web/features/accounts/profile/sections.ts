/** The sections of the profile in order. Each id is a fragment of the address and the key of a title. */
export const sectionIds = [
  'you',
  'preferences',
  'mails',
  'password',
  'secondFactor',
  'sessions',
  'waysIn',
  'plan',
  'coins',
  'data',
] as const;
/** Those that a server without coins leaves out. */
export const coinSections: readonly SectionId[] = ['plan', 'coins'];

export type SectionId = (typeof sectionIds)[number];
