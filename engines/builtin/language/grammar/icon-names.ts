import type { IconId, PromptLanguage } from '../../vocabulary.ts';

/** What people type and the index does not have, in the singular and without accents. */
export const otherNames: Readonly<Record<PromptLanguage, Readonly<Record<IconId, readonly string[]>>>> = {
  en: { automobile: ['car'], 'fire-engine': ['fire truck', 'firetruck'] },
  pt: {
    'fire-engine': [
      'caminhao de bombeiros',
      'caminhao de bombeiro',
      'carro de bombeiros',
      'carro de bombeiro',
    ],
  },
  es: {
    'fire-engine': ['camion de bomberos', 'camion de bombero', 'coche de bomberos', 'carro de bomberos'],
  },
};
