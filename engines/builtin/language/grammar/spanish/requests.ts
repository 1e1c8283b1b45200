import type { RequestPatterns } from '../requests.ts';

export const spanishRequests: RequestPatterns = {
  request:
    /^\s*(?:(?:por favor|hola|buenas|bueno|oye|oigan|puedes|podrían|quisiera|podrías|quiero|necesito|me gustaría)[\s,]+)*(?:(?:crear?|crea|haz(?:me)?|hacer|genera(?:r)?|diseña(?:r)?|dibuja)\s+)?(?:(?:una?|la|el|mi)\s+)?(?:miniaturas?|thumbnails?|portadas?|carátula|imagen|imágenes|foto|póster|banner|ilustración)(?:(?:\s+(?!para|sobre|de|del|con|que|mostrando|donde)\p{L}+){1,2}(?=\s+(?:para|sobre|de|del|con|mostrando)\s))?(?:\s+para\s+(?:mí|nosotros))?(?:\s+(?:de|para)\s+youtube)?(?=[\s:,-]|$)\s*(?:que\s+(?:muestre|muestra|tenga)\b|(para|sobre|de|del|con|mostrando|explicando|enseñando|contando|hablando\s+(?:sobre|de)|donde|llamad[oa])(?=\s)|[:,-])?\s*/iu,
  medium:
    /^(?:(?:un|una|el|la|mi|nuevo|nueva)\s+)*(?:vídeos?|videos?|vlog|pódcast|podcast|episodio|tutorial|short|reels?|directo|clase|documental|canal|gameplay|dibujo|animación)(?:\s+(?:de|del)\s+\p{L}+(?=\s+sobre))?(?:\s+[\w-]+){0,2}?\s+(?:sobre|de|del|donde|en el que|llamad[oa]|con|mostrando|explicando|comparando|acerca de|:)(?=\s)\s*/iu,
  channel:
    /^(?:(?:para|el|la|un|una|mi|nuestro|nuevo|nueva)\s+)*(?:vídeo|video|canal|vlog|episodio|serie|página)(?:\s+(?:de|del|sobre|en)\s+\p{L}+(?:\s+(?:de|del|y)\s+\p{L}+)?)?(?:\s+\p{L}+)?,?\s+(?:explicando|mostrando|enseñando|contando|hablando(?:\s+(?:sobre|de))?|que\s+(?:explica|muestra|enseña|cuenta|habla\s+(?:sobre|de))|(?:donde|en el que)\s+(?:yo\s+)?(?:explico|muestro|enseño|cuento|hablo\s+(?:sobre|de)))\s+/iu,
  topicConnector: /^(para|sobre|de|del|llamad[oa]|explicando|enseñando|contando|hablando.*)$/i,
  suffix: /\s+(?:thumbnail|miniatura)s?\s*$/i,
  directions:
    /,\s+|\.\s+|\s+con\s+(?:un\s+|una\s+|el\s+|la\s+)?(?:fondo|texto|título|flecha|letras|colores|cara|rostro|expresión)\b|\s+(?:en|con)\s+estilo\b/i,
  bareMedium:
    /^(?:un|una|mi|nuevo)?\s*(?:vídeo|video|vlog|pódcast|podcast|episodio)\s+(?:sobre|acerca de|llamad[oa])\s+/i,
  announced:
    /^(?:(?:el|la|un|una|mi|nuestro)\s+)?(?:vídeo|video|canal|vlog|episodio|serie)(?:\s+\p{L}+){0,3}?\s*[,.;:-]+\s*(?:(?:es|trata|habla|va|el vídeo es|el video es)\s+)?(?:(?:sobre|de|donde|acerca de)\s+)?(?!.*(?:fondo|texto|colores)(?!\p{L}))(?=\S+\s+\S+\s+\S)/iu,
  politeness: {
    asked:
      /^[\p{L},!\s]{0,30}?(?<!\p{L})(?:quiero|quisiera|querría|necesito|gustaría|podrías|puedes|haz|hazme|hagas|haces|crea|créame)(?!\p{L})[\p{L}\s]{0,24}?(?=(?<!\p{L})(?:una|la|mi)\s+(?:\p{L}+\s+)?(?:thumbnail|portada|miniatura)(?!\p{L}))/iu,
    plain: 'quiero ',
  },
  laterTopic:
    /[.;,!\n—–-]\s*(?:y )?(?:el|este|mi|nuestro) (?:vídeo|video|episodio|vlog) (?:es|trata|habla|va)\s+(?:sobre|de|del|acerca de)\s+([^.;\n]{3,120})|[.;,!\n—–-]\s*(?:y )?el (?:título|texto) (?:debe|debería|puede) (?:decir|hablar|ser)(?: algo)?(?: sobre| como| de)?\s+([^.;\n]{3,120})/iu,
  openers: [
    /^(?:(?:hola|bueno|pues|chicos|gente)[,\s]+)+(?=(?:este|en|hoy|el|es|mi)\s)/iu,
    /^hoy\s+(?:os|te|les)\s+(?:(?:voy a|quiero)\s+)?(?:enseñ|muestr|mostr|explic|cuent|cont)\p{L}+\s+/iu,
    /^(?:(?:en\s+)?(?:este|el|mi|nuestro)\s+(?:nuevo\s+)?(?:vídeo|video|episodio|vlog|canal)(?:\s+de hoy)?)\s*,?\s*(?:(?:va|trata|habla|es|hablo|voy a hablar)\s+(?:sobre|de|del|acerca de)|(?:yo\s+)?(?:os\s+|te\s+|les\s+)?(?:muestro|muestra|enseño|enseña|explico|explica|cuento|cuenta|voy a (?:mostrar|enseñar|explicar|contar)(?:os|te|les)?))\s+/iu,
    /^(?:es\s+)?(?:un|una)\s+(?:vídeo|video)\s+(?:sobre|en el que|donde|mostrando|explicando|contando)\s+/iu,
  ],
  bridge:
    /^(?:(?:sobre|donde|en el que|que)\s+(?!(?:es|son)\s)|(?:la vez|el día|la historia de cuando)\s+(?:en\s+)?(?:que\s+|cuando\s+)?)/iu,
  directive:
    /\b(?:texto|título|titulo|titular|frase|escrito|escrita|diciendo|que diga|que dice|rótulo|palabras?)\s*(?:(?:es|que diga|que dice|diciendo)\s+)?(:|=)?\s*(.+)$/iu,
};
