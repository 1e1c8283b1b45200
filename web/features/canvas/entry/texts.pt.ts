import type { Translation } from '#web/i18n/catalogue.ts';
import type { entryTexts } from './texts.ts';

export const texts: Translation<typeof entryTexts.own> = {
  noValidUrl: 'A imagem selecionada não tem uma URL válida',
  uploadLoaded: 'Imagem enviada carregada para edição',
  youtubeLoaded: 'Thumbnail do YouTube carregada para edição',
  galleryLoaded: 'Imagem da galeria carregada para edição',
  imageLoaded: 'Imagem carregada para edição',
  openFailed: 'Houve um problema ao abrir o editor de imagens. Tente novamente.',
  desktopRequired: 'É preciso um computador: o editor canvas funciona melhor em um computador.',
  desktopKept: 'Sua imagem está guardada: abra esta página em uma tela maior.',
  desktopOpen: 'Seu design continua aberto. Alargue a janela para continuar.',
  desktopHere: 'Nesta tela você pode criar imagens e ver as que já tem.',
  desktopDesign: 'O painel de design muda palavras, cores e layout nesta tela.',
  toGallery: 'Ir para a galeria',
  toStudio: 'Voltar ao estúdio',
  yourPicture: 'A imagem a editar',
};
