import { useTexts } from '#web/i18n/catalogue.ts';
import { nameTexts } from './name-texts.ts';

type NameKey = keyof typeof nameTexts.english;

const isNameKey = (key: string): key is NameKey => Object.hasOwn(nameTexts.english, key);

/** Translates the engine's names; a name that this page does not know is shown as it is. */
export function useNames() {
  const t = useTexts(nameTexts);
  const nameOf = (key: string, id: string) => (isNameKey(key) ? t(key) : id.replaceAll('-', ' '));
  return {
    scene: (id: string) => nameOf(`scene-${id}`, id),
    mood: (id: string) => nameOf(`mood-${id}`, id),
    layout: (id: string) => nameOf(`layout-${id}`, id),
    palette: (id: string) => nameOf(`palette-${id}`, id),
  };
}
