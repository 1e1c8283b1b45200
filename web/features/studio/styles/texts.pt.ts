import type { Translation } from '#web/i18n/catalogue.ts';
import type { styleTexts } from './texts.ts';

export const texts: Translation<typeof styleTexts.own> = {
  createTile: 'Criar seu próprio estilo',
  search: 'Buscar estilos',
  presets: 'Prontos',
  ownStyles: 'Seus estilos',
  noMatch: 'Nenhum estilo corresponde a “{words}”.',
  done: 'Pronto',
  loadFailed: 'Falha ao carregar estilos. Tente novamente.',
};
