import type { Translation } from '#web/i18n/catalogue.ts';
import type { styleTextsEn } from './texts.ts';

export const texts: Translation<typeof styleTextsEn> = {
  createTile: 'Criar seu próprio estilo',
  allTitle: 'Todos os estilos',
  search: 'Buscar estilos',
  presets: 'Prontos',
  ownStyles: 'Seus estilos',
  noMatch: 'Nenhum estilo corresponde a “{words}”.',
  done: 'Pronto',
  loadFailed: 'Falha ao carregar estilos. Tente novamente.',
};
