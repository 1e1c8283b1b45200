import { writeList } from '#contract/lists.ts';
import { labelsWith } from '#contract/tools.ts';
import type { Translation } from '#web/i18n/catalogue.ts';
import type { describedStyleTexts } from './texts.ts';

export const texts: Translation<typeof describedStyleTexts.own> = {
  createLead: 'Describe colores, luz y ambiente. El estilo queda listo al instante.',
  edit: 'Editar estilo',
  editLead: 'Las imágenes ya creadas se quedan como están.',
  nameHint: 'El nombre que aparece en la lista de estilos.',
  nameWrong: 'Dale al estilo un nombre de 1 a {limit} caracteres visibles.',
  description: 'Descripción',
  descriptionHint: 'Usa colores y palabras como neón, vintage, cómic, lápiz, pastel, oscuro o brillante.',
  descriptionExample: 'Neón morado y cian, noche oscura, un resplandor suave',
  descriptionShort: 'Describe el estilo con al menos {count} caracteres.',
  descriptionLong: 'Sobran {over} caracteres. Usa como máximo {limit}.',
  descriptionWrong: 'La descripción contiene un carácter que no se puede guardar.',
  enhanceReason: 'Describe primero el estilo.',
  undoEnhance: 'Restaurar mi texto',
  enhanced: 'Agregado: {words}',
  nothingToEnhance: 'Nada que agregar. Prueba con nombres de colores o un ambiente.',
  count: '{used} / {limit}',
  createButton: 'Crear estilo',
  creating: 'Creando...',
  full: {
    one: 'Llegaste a tu límite de {count} estilo descrito.',
    other: 'Llegaste a tu límite de {count} estilos descritos.',
  },
  fullLine: 'Elimina uno o mejora tu plan.',
  plans: 'Comparar planes',
  deleteTitle: '¿Eliminar “{name}”?',
  deleteSentence: 'El estilo se eliminará. Las imágenes hechas con él se conservan.',
  yours: 'Estilos descritos',
  used: { one: '{used} de {count}', other: '{used} de {count}' },
  none: 'Aún no tienes ningún estilo personalizado',
  noneLine: `Describe uno para agregarlo a la lista de estilos de ${writeList('es', labelsWith('image'), 'and')}.`,
  loading: 'Cargando tus estilos',
  failed: 'No se pudieron cargar tus estilos',
  deleted: '“{name}” eliminado.',
};
