import type { Translation } from '#web/i18n/catalogue.ts';
import type { styleTextsEn } from './texts.ts';

export const texts: Translation<typeof styleTextsEn> = {
  style: 'Estilo',
  allStyles: 'Todos os estilos',
  yours: 'Seu',
  createTile: 'Criar seu próprio estilo',
  allTitle: 'Todos os estilos',
  search: 'Buscar estilos',
  presets: 'Prontos',
  ownStyles: 'Seus estilos',
  noMatch: 'Nenhum estilo corresponde a “{words}”.',
  ownFailed: 'Não foi possível carregar seus estilos personalizados.',
  reload: 'Recarregar',
  done: 'Pronto',
  loadFailed: 'Falha ao carregar estilos. Tente novamente.',
};
