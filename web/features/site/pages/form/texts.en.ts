export const formTextsEn = {
  waitMinutes: {
    one: 'That was a lot in a short time. You can send again in {count} minute.',
    other: 'That was a lot in a short time. You can send again in {count} minutes.',
  },
  offline: 'You are offline. This needs a connection.',
} as const;
