import { useSyncExternalStore } from 'react';
import { type Language, sourceLanguage } from '#contract/languages.ts';
import { currentLanguage, onLanguageChange } from './language.ts';
import { type ArgumentsOf, formatMessage, type Message, type Messages } from './message.ts';

/** The same keys in another language. */
export type Translation<M extends Messages> = { readonly [K in keyof M]: Message };

/** Loads the file of another language: `` (language) => import(`./texts.${language}.ts`) ``. */
type Load<M extends Messages> = (language: Language) => Promise<{ readonly texts: Translation<M> }>;

export interface Catalogue<M extends Messages, Own extends Messages = M> {
  readonly english: M;
  /** The English texts of its own, without those of the catalogue that it extends. */
  readonly own: Own;
  /** The texts of a loaded language; English until then. */
  read(language: Language): Translation<M>;
  load(language: Language): Promise<void>;
  /** Defines a catalogue that has these texts as well. Of two with one key, its own wins. */
  extend<const More extends Messages>(loadOther: Load<More>, own: More): Extended<M, More>;
}

/** A catalogue with the texts of another one. */
type Extended<M extends Messages, Own extends Messages> = Catalogue<Readonly<Omit<M, keyof Own>> & Own, Own>;

export type Translate<M extends Messages> = <K extends keyof M>(
  key: K,
  ...values: ArgumentsOf<M[K]>
) => string;

/** What `useTexts` returns for a catalogue: `TranslateOf<typeof studioTexts>`. */
export type TranslateOf<C> = C extends Catalogue<infer M, Messages> ? Translate<M> : never;

const catalogues = new Set<{ load(language: Language): Promise<void> }>();

/** Counts changes of the texts: another language, or texts that loaded after it was chosen. */
let revision = 0;
const readRevision = () => revision;
const listeners = new Set<() => void>();

function notifyReaders(): void {
  revision += 1;
  for (const listener of listeners) listener();
}

onLanguageChange(notifyReaders);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Defines the texts of one part of the app. English is in the part's own file; each other language is a file
 * named by the language, loaded when it is chosen. `scripts/check-texts.ts` compares them.
 */
export function defineTexts<const M extends Messages>(loadOther: Load<M>, own: M): Catalogue<M>;
export function defineTexts<M extends Messages, Own extends Messages>(
  loadOther: Load<Own>,
  own: Own,
  base: Catalogue<M, Messages>,
): Extended<M, Own>;
export function defineTexts(loadOther: Load<Messages>, own: Messages, base?: Catalogue<Messages>) {
  const english = { ...base?.english, ...own };
  const loaded = new Map<Language, Translation<Messages>>([[sourceLanguage, english]]);
  const made: Catalogue<Messages> = {
    english,
    own,
    read: (language) => loaded.get(language) ?? english,
    async load(language) {
      if (loaded.has(language)) return;
      const [{ texts }] = await Promise.all([loadOther(language), base?.load(language)]);
      loaded.set(language, { ...base?.read(language), ...texts });
      if (language === currentLanguage()) notifyReaders();
    },
    extend: (loadMore, more) => defineTexts(loadMore, more, made),
  };
  catalogues.add(made);
  return made;
}

/**
 * Loads a language's texts of every known catalogue: before the language is switched, and before a part of
 * the app that loaded separately is shown.
 */
export async function loadCatalogues(language: Language = currentLanguage()): Promise<void> {
  if (language === sourceLanguage) return;
  await Promise.all([...catalogues].map((one) => one.load(language)));
}

/** The texts in the current language, for code outside components. */
export function translator<M extends Messages>(texts: Catalogue<M, Messages>): Translate<M> {
  return (key, ...values) => {
    const language = currentLanguage();
    const message = texts.read(language)[key];
    return formatMessage(message, language, values[0]);
  };
}

/** `const t = useTexts(studioTexts); t('remaining', { count: 6 })`. The compiler checks keys and values. */
export function useTexts<M extends Messages>(texts: Catalogue<M, Messages>): Translate<M> {
  useSyncExternalStore(subscribe, readRevision, readRevision);
  return translator(texts);
}
