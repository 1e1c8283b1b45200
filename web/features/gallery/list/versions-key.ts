/** The common prefix of the keys of all version queries. */
export const versionsKey = ['gallery-versions'] as const;
