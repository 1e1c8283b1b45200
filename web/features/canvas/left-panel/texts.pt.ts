import type { Translation } from '#web/i18n/catalogue.ts';
import type { leftPanelTexts } from './texts.ts';

export const texts: Translation<typeof leftPanelTexts.own> = {
  hidePanel: 'Ocultar imagens e edições',
  showPanel: 'Mostrar imagens e edições',
  coinsWord: 'moedas',
  getCoins: 'Obter mais moedas',
  editImage: 'Editar imagem',
  promptLabel: 'Descreva o que você quer editar',
  promptExample: 'Deixe de noite, com chuva no chão',
  selectImageFirst: 'Selecione uma imagem da sua galeria antes de editar',
  generating: 'Gerando...',
  editsRemaining: { one: '{count} edição restante', other: '{count} edições restantes' },
  willSpend: 'Você vai gastar {coins}',
  lowCoins: 'Suas moedas estão acabando.',
  yourGallery: 'Sua galeria',
  noImages: 'Nenhuma imagem disponível',
  galleryFailed: 'Erro ao carregar galeria',
  edit: 'Editar',
  loadMore: 'Carregar mais',
  openOne: 'Editar {name}',
  recentEdits: 'Edições recentes',
  noEdits: 'Suas edições aparecerão aqui.',
  editsFailed: 'Não foi possível carregar suas edições.',
  onlyHere: 'Salva só neste navegador, até o servidor responder.',
};
