/** The languages that everything is written in. `pt` is that of Brazil. */
export const languages = ['en', 'pt', 'es'] as const;
export type Language = (typeof languages)[number];

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];
