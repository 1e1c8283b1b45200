export const updatesTextsEn = {
  title: 'Updates',
  lead: 'What changed in Adventure, newest first.',
  inEnglish: 'The notes are written in English.',
  unreleased: 'In this version, not released yet',
  empty: 'Nothing has been written down yet.',
} as const;
