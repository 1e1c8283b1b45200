import type { Translation } from '#web/i18n/catalogue.ts';
import type { canvasUploadTexts } from './texts.ts';

export const texts: Translation<typeof canvasUploadTexts.own> = {
  dropHere: 'Solte uma imagem',
  formats: 'JPG, PNG, GIF, WebP · {megabytes} MB',
  takePhoto: 'Tirar foto',
  uploading: 'Enviando, {percent}',
  uploadedCount: { one: '{count} imagem enviada', other: '{count} imagens enviadas' },
  lastUpload: 'A última imagem enviada',
  removeUpload: 'Remover a imagem enviada',
  dialogTitle: 'Enviar uma imagem',
  dialogLine: 'Clique, solte um arquivo aqui ou cole um.',
  notAnImage: 'Solte um arquivo de imagem (JPG, PNG, GIF, WebP)',
  unsupportedType: 'Tipo de arquivo não suportado. Use JPG, PNG, GIF ou WebP.',
  tooLarge: 'Arquivo muito grande. Use menos de {megabytes} MB.',
  uploadFailed: 'Falha no processamento da imagem',
};
