import type { Translation } from '#web/i18n/catalogue.ts';
import type { startTexts } from './texts.ts';

export const texts: Translation<typeof startTexts.english> = {
  startTitle: 'Comece a editar',
  startLine: 'Selecione uma imagem da sua galeria à esquerda para começar a editar.',
  emptyLine: 'Sua galeria está vazia. Envie uma imagem ou comece com um design vazio.',
  useLatest: 'Usar a imagem mais recente',
  orUpload: 'Enviar uma imagem',
  noGalleryImages: 'Nenhuma imagem disponível na galeria',
  loadingImage: 'Carregando a imagem...',
  newDesign: 'Novo design',
  templates: 'Modelos',
  templatesLine: 'Prontos para seu título e sua foto',
  yourDesigns: 'Seus designs',
  yourDesignsLine: 'Continue de onde parou',
};
