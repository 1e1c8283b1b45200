import type { Translation } from '#web/i18n/catalogue.ts';
import type { shortcutTexts } from './texts.ts';

export const texts: Translation<typeof shortcutTexts.own> = {
  title: 'Atalhos do teclado',
  everywhere: 'Em todo lugar',
  viewer: 'Visualizador',
  comparer: 'Comparador',
  design: 'Painel de design',
  keyEscape: 'Esc',
  keySpace: 'Espaço',
  closeOpen: 'Fechar o que está aberto',
  thisSheet: 'Mostrar esta lista',
  generate: 'Gerar a partir do prompt',
  paste: 'Adicionar uma imagem copiada',
  chooseOption: 'Passar entre as opções',
  search: 'Buscar',
  selectAll: 'Selecionar todas as imagens',
  select: 'Selecionar a imagem em foco',
  neighbours: 'Imagem anterior e próxima',
  ends: 'Primeira e última imagem',
  zoom: 'Ampliar e voltar',
  zoomSteps: 'Zoom em passos',
  whole: 'Mostrar a imagem inteira',
  divider: 'Mover o divisor',
  blink: 'Trocar as duas imagens',
  redo: 'Refazer',
};
