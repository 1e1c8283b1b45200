import type { Translation } from '#web/i18n/catalogue.ts';
import type { publicGalleryTexts } from './texts.ts';

export const texts: Translation<typeof publicGalleryTexts.own> = {
  title: 'Galería pública',
  lead: 'Imágenes del estudio con sus prompts, elegidas por el operador o enviadas por sus dueños.',
  pictures: { one: '{count} imagen', other: '{count} imágenes' },
  emptyTitle: 'Aún no hay nada aquí',
  emptyLine: 'El operador aún no ha elegido imágenes.',
  failedTitle: 'No se pudo cargar la galería',
  loading: 'Cargando imágenes',
  loadMore: 'Cargar más imágenes ({shown} de {total})',
  open: 'Abrir: {prompt}',
  usePrompt: 'Usar este prompt',
  prompt: 'Prompt',
  style: 'Estilo',
  tool: 'Herramienta',
  size: 'Tamaño',
  toStudio: 'Crea la tuya',
};
