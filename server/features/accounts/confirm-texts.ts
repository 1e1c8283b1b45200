import { loadByLanguage } from '#server/platform/by-language.ts';

/** What the page asks to confirm. */
export type Confirmation = 'signOut' | 'becomeAdmin';

interface PageTexts {
  title: string;
  question: string;
  yes: string;
  no: string;
}

export type ConfirmTexts = Readonly<Record<Confirmation, PageTexts>>;

export const confirmTexts = await loadByLanguage<ConfirmTexts>(
  (language) => import(`./confirm-texts.${language}.ts`),
);
