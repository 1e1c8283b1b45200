import type { Translation } from '#web/i18n/catalogue.ts';
import type { galleryTexts } from './texts.ts';

export const texts: Translation<typeof galleryTexts.own> = {
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
  referenceNotUsed:
    'Este motor não pôde usar todas as imagens de referência. As não usadas continuam guardadas.',
  nothingToDraw:
    'O motor integrado não encontrou no prompt nada para desenhar ou escrever, então o design é só um fundo. Cite um animal, um objeto ou um sentimento, ou ponha palavras entre aspas.',
  emojiOnly: 'O prompt não tem palavras, então o design usa os emojis dele e não tem título.',
  noWords:
    'O prompt não tem palavras, então o motor integrado não escolheu um tema. A ferramenta Thumbnails escreve os caracteres como você os digitou.',
  cutoutNotMarked:
    'O assunto de uma referência para recorte não foi marcado, então a imagem inteira aparece em uma moldura. Pinte sobre a parte que deve ficar.',
  cutoutFailed:
    'As marcas em uma referência para recorte selecionam a imagem inteira ou nada, então ela aparece em uma moldura. Marque mais do assunto e do fundo ao redor.',

  publicGallery: 'Galeria pública',
  newPictures: { one: '{count} imagem nova', other: '{count} imagens novas' },
  sharedNot: 'Não está na galeria pública.',
  sharedOffered: 'Aguardando aprovação para aparecer na galeria pública.',
  sharedShown: 'Qualquer pessoa pode ver esta imagem.',
  sharedHidden: 'Removida por um administrador.',
  submit: 'Enviar para a galeria pública',
  submitTitle: 'Enviar esta imagem?',
  submitLine:
    'Todos podem vê-la na galeria pública, com o prompt, depois que um administrador a aprovar. Você pode retirá-la a qualquer momento.',
  submitNow: 'Enviar',
  unshare: 'Retirar',
};
