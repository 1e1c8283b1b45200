import type { Translation } from '#web/i18n/catalogue.ts';
import type { fontsTexts } from './texts.ts';

export const texts: Translation<typeof fontsTexts.english> = {
  font: 'Fonte',
  yourFonts: 'Suas fontes',
  ourFonts: 'Fontes',
  manage: 'Suas próprias fontes',
  missingFont: 'Fonte que não existe mais',
  notLoaded:
    'Esta fonte não pôde ser carregada ou não está mais entre as suas. Outra é desenhada no lugar dela.',
  about: 'As fontes que você envia são só para você. Envie as que você tem licença para usar.',
  upload: 'Enviar uma fonte',
  uploading: 'Enviando...',
  formats: '.ttf, .otf ou .woff2, até {size} MB',
  used: '{used} de {max}',
  none: 'Você ainda não tem fontes próprias.',
  listFailed: 'Não foi possível carregar suas fontes.',
  tryAgain: 'Tentar novamente',
  tooLarge: 'Esta fonte tem mais de {size} MB. Escolha um arquivo menor, como o .woff2 dela.',
  notAFont:
    'Este arquivo não é uma fonte que possa ser usada. Escolha um arquivo TrueType (.ttf), OpenType (.otf) ou WOFF2 (.woff2) com uma só fonte.',
  added: '"{name}" está entre as suas fontes.',
  useOne: 'Usar {name}',
  renameOne: 'Renomear {name}',
  deleteOne: 'Excluir {name}',
  nameOfFont: 'Nome da fonte',
  deleteTitle: 'Excluir "{name}"?',
  deleteSentence: 'O texto nesta fonte passa a ser desenhado em outra, em todos os seus documentos.',
  notInFiles: 'A licença não permite que ela vá nos arquivos de documentos.',
};
