import type { Translation } from '#web/i18n/catalogue.ts';
import type { exportTexts } from './texts.ts';

export const texts: Translation<typeof exportTexts.own> = {
  exportTitle: 'Exportar',
  exportLine: 'Salva nos seus downloads como você vê.',
  fileName: 'Nome do arquivo',
  format: 'Formato',
  jpegQuality: 'Qualidade',
  exportNow: 'Exportar',
  processing: 'Processando...',
  nameRequired: 'Dê um nome ao arquivo.',
  fileSize: 'Tamanho do arquivo',
  measuring: 'Medindo...',
  underLimit: 'abaixo de 2 MB para o YouTube',
  overLimit: 'O YouTube aceita no máximo 2 MB. Baixe a qualidade, ou use JPEG ou WebP.',
  sidesValue: '{width} × {height} px',
  saveVersion: 'Salvar como nova versão na galeria',
  versionSaved: 'Salva na sua galeria.',
  exported: 'Exportada como {name}',
  exportFailed: 'Não foi possível exportar a imagem. Tente novamente.',
  versionFailed: 'A imagem não foi salva na sua galeria. Tente novamente.',
};
