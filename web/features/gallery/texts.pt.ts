import type { Translation } from '#web/i18n/catalogue.ts';
import type { galleryTexts } from './texts.ts';

export const texts: Translation<typeof galleryTexts.own> = {
  edit: 'Editar',
  title: 'Sua galeria',
  pictures: { one: '{count} imagem', other: '{count} imagens' },
  newImage: 'Nova imagem',
  timestamp: 'Duração do vídeo',
  timestampHint: 'Mostra onde os sites de vídeo colocam a duração',

  loading: 'Carregando suas imagens',
  loadMore: 'Carregar mais imagens ({shown} de {total})',
  emptyTitle: 'Nenhuma imagem na sua galeria',
  emptyText: 'Crie sua primeira imagem clicando em Nova imagem',
  errorTitle: 'Não foi possível carregar a galeria',
  httpError: 'Erro HTTP {status}',
  notJson: 'Não foi possível ler a resposta do servidor como JSON',
  invalidFormat: 'O servidor enviou dados em um formato inválido',
  tryAgain: 'Tentar de novo',

  freeMode: 'Modo gratuito ativo',
  v2Locked: 'ThumbnailsV2 bloqueado',

  showcase: 'Vitrine da comunidade',
  showcaseLine: 'Imagens que outras pessoas fizeram aqui, com seus prompts.',
  showcaseMore: 'Carregar mais exemplos ({shown} de {total})',
  showcaseFailed: 'Não foi possível carregar mais exemplos. Tente de novo.',

  tryTile: 'Tentar de novo',
  minutes: '{count} min',
  hours: '{count} h',
  yesterday: 'Ontem',
  days: { one: '{count} dia', other: '{count} dias' },

  more: 'Mais',
  moreAbout: 'Mais: {prompt}',
  versionSaved: 'Versão salva',
  copyPrompt: 'Copiar prompt',
  promptCopied: 'Prompt copiado',
  usePrompt: 'Usar o prompt',
  useSettings: 'Usar todas as configurações',
  deleteQuestion: 'Tem certeza de que deseja excluir esta imagem?',

  details: 'Detalhes da imagem',
  previous: 'Anterior',
  next: 'Próxima',
  position: '{position} / {total}',
  copy: 'Copiar',
  creativeDetailing: 'Detalhamento criativo',

  newPictures: { one: '{count} imagem nova', other: '{count} imagens novas' },
};
