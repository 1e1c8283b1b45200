import type { Translation } from '#web/i18n/catalogue.ts';
import type { publicGalleryTexts } from './texts.ts';

export const texts: Translation<typeof publicGalleryTexts.own> = {
  title: 'Galeria pública',
  lead: 'Imagens do estúdio com seus prompts, escolhidas pelo operador ou enviadas por seus donos.',
  pictures: { one: '{count} imagem', other: '{count} imagens' },
  emptyTitle: 'Ainda não há nada aqui',
  emptyLine: 'O operador ainda não escolheu imagens.',
  failedTitle: 'Não foi possível carregar a galeria',
  loading: 'Carregando imagens',
  loadMore: 'Carregar mais imagens ({shown} de {total})',
  open: 'Abrir: {prompt}',
  usePrompt: 'Usar este prompt',
  prompt: 'Prompt',
  style: 'Estilo',
  tool: 'Ferramenta',
  size: 'Tamanho',
  toStudio: 'Faça a sua',
};
