/** What the session says wherever the app is open; the rest of the accounts' texts come with their pages. */
export const sessionTextsEn = {
  logoutError: 'An error occurred while logging out. Please try again.',
} as const;
