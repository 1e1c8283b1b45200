import type { Translation } from '#web/i18n/catalogue.ts';
import type { contextMenuTexts } from './texts.ts';

export const texts: Translation<typeof contextMenuTexts.english> = {
  menu: 'Capa',
  copy: 'Copiar',
  cut: 'Cortar',
  paste: 'Pegar',
  duplicate: 'Duplicar',
  remove: 'Eliminar',
  group: 'Agrupar',
  ungroup: 'Desagrupar',
  front: 'Traer al frente',
  forward: 'Traer adelante',
  backward: 'Enviar atrás',
  back: 'Enviar al fondo',
  flip: 'Reflejar en horizontal',
  lock: 'Bloquear',
  unlock: 'Desbloquear',
  hide: 'Ocultar',
  selectAll: 'Seleccionar todo',
};
