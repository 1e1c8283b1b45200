import type { Translation } from '#web/i18n/catalogue.ts';
import type { tutorialTexts } from './texts.ts';

export const texts: Translation<typeof tutorialTexts.own> = {
  help: 'Ajuda',
  tutorialTitle: 'Tutorial do Canvas',
  tutorialLine: 'Aprenda o básico em {steps} passos',
  stepsList: 'Passos',
  previous: 'Anterior',
  next: 'Próximo',
  finish: 'Concluir',
  stepOf: 'Passo {at} de {of}',
  loadTitle: 'Carregar imagem',
  loadLine:
    'Escolha uma imagem da sua galeria à esquerda, solte um arquivo, cole um ou tire uma foto. Um design abre com palavras e imagens em camadas.',
  zoomTitle: 'Navegar e dar zoom',
  zoomLine:
    'Gire a roda ou faça pinça para dar zoom no ponteiro; segure Espaço e arraste para se mover. Os botões dão zoom em passos de {step}.',
  maskTitle: 'Seleção por máscara',
  maskLine:
    'Aperte B e pinte sobre o que quer mudar. Laço, retângulo, varinha e pessoa trabalham na mesma seleção; [ e ] mudam o pincel.',
  applyTitle: 'Aplicar edições',
  applyLine:
    'Diga o que fazer com a seleção, ou aperte E para editar a imagem inteira. Você vê o que vai acontecer antes de gastar uma moeda.',
  exportTitle: 'Exportar o resultado',
  exportStepLine:
    'Exporte como PNG, JPEG ou WebP. O tamanho aparece antes, para ficar abaixo de 2 MB no YouTube.',
};
