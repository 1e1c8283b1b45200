import type { Translation } from '#web/i18n/catalogue.ts';
import type { warningTexts } from './warning-texts.ts';

export const texts = {
  wordsNotSet: 'No se pudieron escribir las palabras sobre esta imagen. Está como la hizo el motor.',
  referenceNotUsed:
    'Este motor no pudo usar todas las imágenes de referencia. Las que no se usaron se conservan.',
  nothingToDraw:
    'El motor integrado no encontró en el prompt nada que dibujar o escribir, así que el diseño es solo un fondo. Nombra un animal, un objeto o un sentimiento, o pon palabras entre comillas.',
  subjectNotDrawn:
    'El motor integrado no tiene un dibujo de “{words}”, así que este diseño no lo muestra. Agrega una foto o nombra otra cosa.',
  thingLeftOut:
    'El motor integrado no encontró lugar para “{words}” en esta imagen. Nombra menos cosas o agrégalo en el editor.',
  styleNotUnderstood:
    'El motor integrado no encontró color, luz ni aspecto en la descripción del estilo, así que usó el estilo de siempre. Nombra colores, o palabras como neón, cómic, mosaico o pizarra.',
  styleNotDrawn:
    'El motor integrado no sabe dibujar “{words}”, así que usó el estilo de siempre. Nombra colores, o palabras como neón, cómic, mosaico o pizarra.',
  styleWordsNotDrawn:
    'El motor integrado no sabe dibujar “{words}”. Siguió el resto de la descripción del estilo.',
  emojiOnly: 'El prompt no tiene palabras, así que el diseño usa sus emojis y no tiene titular.',
  noWords:
    'El prompt no tiene palabras, así que el motor integrado no eligió ningún tema. La herramienta Thumbnails escribe los caracteres tal como los escribiste.',
  unreadLanguage:
    'El motor integrado lee inglés, portugués y español. No pudo leer este título, así que el título aparece tal como se escribió.',
  cutoutNotMarked:
    'No se marcó el sujeto de una referencia para recortar, así que la imagen entera se muestra en un marco. Pinta sobre la parte que quieres conservar.',
  cutoutFailed:
    'Las marcas de una referencia para recortar seleccionan la imagen entera o nada, así que se muestra en un marco. Marca más del sujeto y del fondo que lo rodea.',
  noPersonFound:
    'No se pudo recortar a una persona de tu foto: no hay nadie en ella, la cara es demasiado pequeña o hay demasiada gente. La foto se muestra entera. Pinta sobre lo que quieres conservar para recortarla.',
  peopleUnavailable:
    'Este servidor no puede encontrar personas en fotos, así que tu foto se muestra entera. Pinta sobre lo que quieres conservar para recortarla.',
} satisfies Translation<typeof warningTexts.own>;
