import type { Translation } from '#web/i18n/catalogue.ts';
import type { contextMenuTexts } from './texts.ts';

export const texts: Translation<typeof contextMenuTexts.english> = {
  menu: 'Camada',
  copy: 'Copiar',
  cut: 'Recortar',
  paste: 'Colar',
  duplicate: 'Duplicar',
  remove: 'Excluir',
  group: 'Agrupar',
  ungroup: 'Desagrupar',
  front: 'Trazer para a frente de tudo',
  forward: 'Trazer para a frente',
  backward: 'Enviar para trás',
  back: 'Enviar para o fundo',
  flip: 'Espelhar na horizontal',
  lock: 'Bloquear',
  unlock: 'Desbloquear',
  hide: 'Ocultar',
  selectAll: 'Selecionar tudo',
};
