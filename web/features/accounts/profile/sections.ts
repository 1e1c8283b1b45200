/** The parts of the profile, in their order; each id is the fragment that leads to it and the key of its name. */
export const sectionIds = [
  'you',
  'preferences',
  'mails',
  'password',
  'sessions',
  'waysIn',
  'plan',
  'coins',
  'data',
] as const;
export type SectionId = (typeof sectionIds)[number];
