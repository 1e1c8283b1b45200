/** The key of every query for the versions of a picture. */
export const versionsKey = ['gallery-versions'] as const;
