import type { Translation } from '#web/i18n/catalogue.ts';
import type { tutorialTexts } from './texts.ts';

export const texts: Translation<typeof tutorialTexts.own> = {
  lead: 'Tu primera miniatura en seis pasos, de una frase al feed.',
  start: 'Abrir el estudio',
  step: 'Paso {number}',
  s1: 'Describe tu miniatura',
  s1line:
    'Una frase: el tema, el lugar y el titular entre comillas. También funcionan el inglés y el portugués. Puedes reutilizar prompts anteriores.',
  s1alt: 'El cuadro de prompt del estudio con una frase y debajo el botón con su precio',
  s2: 'Elige un estilo',
  s2line: 'Elige un estilo para la miniatura. Tu prompt se mantiene cuando cambias de estilo; prueba otro.',
  s2alt: 'Las muestras de estilo de la herramienta Thumbnails, una de ellas marcada',
  s3: 'Presiona Generar',
  s3line:
    'El botón muestra el precio: {coins} monedas por miniatura. Puedes cerrar la página mientras se crea. Si falla, no se te cobra.',
  s3lineCoinFree: 'Puedes cerrar la página mientras se crea. Si falla, presiónalo de nuevo.',
  s3alt: 'Una imagen en curso: porcentaje, paso y una barra en el borde inferior de la tarjeta',
  s4: 'Mírala de cerca',
  s4line:
    'Abre la imagen para verla en tamaño completo con sus detalles: prompt, estilo, tamaño, precio. Descárgala como JPG.',
  s4lineCoinFree:
    'Abre la imagen para verla en tamaño completo con sus detalles: prompt, estilo, tamaño. Descárgala como JPG.',
  s4alt: 'Una imagen terminada que ocupa la ventana, con sus detalles a la derecha',
  s5: 'Encuéntrala de nuevo',
  s5line:
    'Todas tus imágenes están en la galería, las más recientes primero. Activa Duración del video para ver qué parte cubrirá.',
  s5alt: 'La galería con imágenes en columnas',
  s6: 'Pruébala en el feed',
  s6line:
    'Mírala entre otros videos: inicio, búsqueda, barra lateral y celular, a tamaño real, en modo oscuro, claro y en escala de grises.',
  s6alt: 'La prueba en el feed: la imagen entre videos de ejemplo',
  next: 'Consejos',
  nextCoins:
    '¿No tienes suficientes monedas? El aviso muestra qué falta y qué puedes crear todavía. Tu prompt queda guardado.',
  nextKeys: 'Ctrl o ⌘ + Enter genera desde el prompt.',
  nextHelp: '¿Necesitas ayuda?',
  nextHelpLink: 'Contacta a soporte',
  nextStyles: 'Ver todos los estilos con muestras',
  unavailable: 'No se pudo cargar esta imagen.',
};
