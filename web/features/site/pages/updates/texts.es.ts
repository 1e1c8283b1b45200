import type { Translation } from '#web/i18n/catalogue.ts';
import type { updatesTexts } from './texts.ts';

export const texts: Translation<typeof updatesTexts.own> = {
  lead: 'Lo nuevo en Adventure, de lo más reciente a lo más antiguo.',
  pictureAlt: 'Captura de pantalla: {title}',
  isNew: 'Nuevo',
  forOperators: 'Para operadores:',
  changelog: 'registro técnico de cambios',
  linksTitle: 'Muestra imágenes a quien quieras',
  linksText:
    'Comparte imágenes con un enlace privado. Personas sin cuenta pueden verlas, comentar y elegir una, por el tiempo que permitas.',
  largerTitle: 'Descarga diseños más grandes',
  largerText:
    'Descarga un diseño en Full HD o cuatro veces más grande. Se redibuja con toda la nitidez, sin ampliarlo.',
  variationsTitle: 'Elige entre variaciones',
  variationsText:
    'Dos o cuatro variaciones de un prompt aparecen lado a lado. Compáralas, quédate con la mejor y deshaz si cambias de idea.',
  plansTitle: 'Planes más claros',
  plansText:
    'Cada plan dice cuántas miniaturas cubre. Cambia de plan, cancela y descarga tus facturas sin ayuda. El historial muestra adónde fue cada moneda y cuándo vencen las demás.',
  compareTitle: 'Compara las imágenes que quieras',
  compareText:
    'Desliza entre dos imágenes, ponlas lado a lado o mira solo la diferencia. El zoom y la posición se sincronizan. La lupa 1:1 muestra qué cambió de verdad.',
  upscalerTitle: 'Amplía en tu propio servidor',
  upscalerText:
    'El Upscaler amplía imágenes sin ningún otro servicio. Ajusta la nitidez, el detalle y la fidelidad al original. Cada resultado conserva su original para comparar.',
  galleryTitle: 'Encuentra cualquier imagen',
  galleryText:
    'Busca por prompt y filtra por estilo, herramienta o fecha. Agrupa imágenes en colecciones y descarga una selección en un solo archivo zip. Las imágenes eliminadas quedan en la papelera hasta que estés seguro.',
  trainedStylesTitle: 'Entrena un estilo con tus imágenes',
  trainedStylesText:
    'Agrega imágenes con un mismo estilo visual. Adventure aprende sus colores, su luz y sus letras. Elige el estilo o escribe su palabra de activación en el prompt.',
  designPanelTitle: 'Cambia una parte, conserva el resto',
  designPanelText:
    'Edita el titular, la ilustración, el fondo, los colores o la composición de un diseño terminado. La vista previa se redibuja mientras escribes.',
  voiceTitle: 'Dilo en lugar de escribirlo',
  voiceText:
    'Dicta tu prompt en español, inglés o portugués. Los comandos de voz eligen el estilo, la herramienta y el número de variaciones. Di “generar” cuando tengas todo listo.',
  feedTitle: 'Mira tu miniatura en el feed',
  feedText:
    'Mira la miniatura con su título entre otros videos: en la página principal, en la búsqueda, junto al reproductor y en el celular. Revísala en oscuro, claro y escala de grises. Los archivos que sueltas ahí nunca salen de tu navegador.',
  studioTitle: 'De una frase a una miniatura',
  studioTextCoinFree:
    'Escribe de qué trata tu video y recibe diseños terminados. Elige un estilo de creador o de imagen.',
  studioText:
    'Escribe de qué trata tu video y recibe diseños terminados. Elige un estilo de creador o de imagen. Las primeras monedas son gratis.',
};
