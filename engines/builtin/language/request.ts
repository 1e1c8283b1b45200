import type { PromptLanguage } from '../vocabulary.ts';
import { afterNarration, withoutBridge } from './narration.ts';

/** A prompt without the request to the tool ("make a thumbnail about …"), and what the request announced. */
interface Request {
  text: string;
  /** `topic`: the video's topic; `picture`: the picture's contents; null: the prompt is not a request. */
  frame: 'topic' | 'picture' | null;
}

interface Frames {
  /** "Make me a thumbnail", optional connector captured. */
  request: RegExp;
  /** "a video about", to be dropped in front of the topic. */
  medium: RegExp;
  /** "My science channel explaining": the channel and its verb. */
  channel: RegExp;
  topicConnector: RegExp;
  suffix: RegExp;
  /** Where a topic ends and the directions for the picture begin. */
  directions: RegExp;
}

const frames: Record<PromptLanguage, Frames> = {
  en: {
    request:
      /^\s*(?:(?:please|hey|hi|hello|yo|so|ok|okay|well|guys|can you|could you|would you|i'?m looking for|i'?m making|i want(?: you)?(?: to)?|i need|i'?d like|i would like|help me)[\s,]+)*(?:(?:create|make|design|generate|draw|give me|build|do|produce)\s+)?(?:(?:me|us)\s+)?(?:(?:a|an|the|my|some|one)\s+)?(?:[\w-]+\s+){0,3}?(?:thumbnails?|cover image|cover art|cover|banner|image|picture|pic|poster|artwork|illustration)\b\s*(?:(?:that|which)\s+(?:shows|says|has)\b|(for|about|of|on|with|showing|featuring|where|titled|called)\b|[:,-])?\s*/i,
    medium:
      /^(?:(?:a|an|my|our|the|this|new)\s+)*(?:[\w-]+\s+){0,3}?(?:video|videos|vlog|podcast|episode|tutorial|short|reel|stream|livestream|post|article|documentary|channel|gameplay|cartoon|animation)s?\s+(?:about|on|called|titled|named|where|of|showing|in which|explaining|comparing|covering|:)\s*/i,
    channel:
      /^(?:(?:a|an|my|our|the|this|new)\s+)*(?:[\w-]+\s+){0,3}?(?:video|vlog|channel|series|episode|post|page)s?\s+(?:about|for|on)?\s*(?:[\w-]+\s+){0,3}?(?:explaining|showing|talking about|teaching|telling|about(?=\s+(?:how|why)\s)|where (?:i|we) (?:show|explain|talk about))\s+(?:(?:people|you|about)\s+)?/i,
    topicConnector: /^(for|about|on|titled|called)$/i,
    suffix: /\s+(?:youtube\s+)?(?:thumbnail|cover)s?(?:\s+(?:design|image))?\s*$/i,
    directions:
      /,\s+|\.\s+|\s+with\s+(?:a\s+|an\s+|the\s+)?(?:big|bold|large|bright|red|yellow|shocked|surprised|dark|neon|text|background|arrow|title)\b|\s+(?:in|with)\s+(?:a\s+)?[\w-]+\s+style\b/i,
  },
  pt: {
    request:
      /^\s*(?:(?:por favor|oi|olá|opa|gente|então|galera|bom dia|boa tarde|você pode|você poderia|poderia|estou precisando de|tô precisando de|pode|eu quero|quero|eu preciso(?: de)?|preciso(?: de)?|gostaria de)[\s,]+)*(?:(?:criar?|crie|faça|fazer|faz|gere|gerar|desenhe|monte)\s+)?(?:(?:uma?|a|o|minha|meu)\s+)?(?:thumbnails?|thumbs?|miniaturas?|capas?|imagem|imagens|foto|pôster|banner|ilustração)(?:(?:\s+(?!para|pra|pro|sobre|de|do|da|com|que|mostrando|onde)\p{L}+){1,2}(?=\s+(?:para|pra|sobre|de|do|da|com|mostrando)\s))?(?:\s+(?:pra|para)\s+(?:mim|nós))?(?:\s+(?:do|de|para o|pro|no)\s+youtube)?(?=[\s:,-]|$)\s*(?:que\s+(?:mostra|mostre|tem|tenha)\b|(para|pra|pro|pros|pras|sobre|de|do|da|com|mostrando|explicando|ensinando|contando|falando\s+(?:sobre|de)|onde|chamad[oa])(?=\s)|[:,-])?\s*/iu,
    medium:
      /^(?:(?:um|uma|o|a|meu|minha|novo|nova)\s+)*(?:vídeos?|videos?|vlog|podcast|episódio|tutorial|short|reels?|live|aula|documentário|canal|gameplay|desenho|animação)(?:\s+(?:de|do|da)\s+\p{L}+(?=\s+sobre))?(?:\s+[\w-]+){0,2}?\s+(?:sobre|de|do|da|onde|em que|chamad[oa]|com|mostrando|explicando|comparando|:)(?=\s)\s*/iu,
    channel:
      /^(?:(?:pro|pra|para|o|a|um|uma|meu|minha|nosso|novo|nova)\s+)*(?:vídeo|video|canal|vlog|episódio|série|página)(?:\s+(?:de|do|da|sobre|no)\s+\p{L}+(?:\s+(?:de|do|da|e)\s+\p{L}+)?)?(?:\s+\p{L}+)?,?\s+(?:explicando|mostrando|ensinando|contando|falando(?:\s+(?:sobre|de))?|que\s+(?:explica|mostra|ensina|conta|fala\s+(?:sobre|de))|(?:onde|em que)\s+(?:eu\s+)?(?:explico|mostro|ensino|conto|falo\s+(?:sobre|de)))\s+/iu,
    topicConnector:
      /^(para|pra|pro|pros|pras|sobre|de|do|da|chamad[oa]|explicando|ensinando|contando|falando.*)$/i,
    suffix: /\s+(?:thumbnail|thumb)s?\s*$/i,
    directions:
      /,\s+|\.\s+|\s+com\s+(?:um\s+|uma\s+|o\s+|a\s+)?(?:fundo|texto|título|seta|letras|cores|cara|rosto|expressão)\b|\s+(?:no|em|com)\s+estilo\b/i,
  },
  es: {
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
  },
};

/** Without a request in front, only "a video about …" is one. */
const bareMedium: Record<PromptLanguage, RegExp> = {
  en: /^(?:(?:a|an|my|our|this|new)\s+(?:[\w-]+\s+){0,2}?)?(?:video|vlog|podcast|episode|tutorial|short)\s+(?:about|on|titled|called)\s+/i,
  pt: /^(?:um|uma|meu|minha|novo)?\s*(?:vídeo|video|vlog|podcast|episódio)\s+(?:sobre|chamad[oa])\s+/i,
  es: /^(?:un|una|mi|nuevo)?\s*(?:vídeo|video|vlog|pódcast|podcast|episodio)\s+(?:sobre|acerca de|llamad[oa])\s+/i,
};

/** The verbs of a request: the text after them is never the video's own title. */
const requestVerbs =
  /^\s*(?:(?:please|por favor|hey|hi|hello|so|ok|okay|well|oi|olá|opa|gente|então|hola|buenas|bueno|oye)[,!\s]+)*(?:i want|i need|i'?d like|i would like|can you|could you|create|make|design|generate|draw|give me|build|would you|i'?m looking for|i'?m making|quero|eu quero|preciso|eu preciso|gostaria|você pode|você poderia|poderia|estou precisando|tô precisando|crie|criar|faça|fazer|faz|gere|gerar|desenhe|monte|quiero|necesito|me gustaría|quisiera|puedes|podrías|crea|crear|haz|hacer|genera|diseña|dibuja)/iu;
const leadingLink =
  /^(?:for|about|of|on|with|to|para|pra|pro|sobre|de|do|da|del|com|con|que|that|where|onde|donde)\s+/iu;
/** A narrating or asking clause: the video's topic, even after "showing". */
const tellsClause = /^(?:how|why|what|como|cómo|por ?qu[eéê]|o que|lo que|qué|cuándo|quando)\s/iu;

/** Returns the topic without the directions for the picture that follow it. */
function topicOf(text: string, language: PromptLanguage): Request {
  const topic = text.split(frames[language].directions)[0]?.trim() || text;
  return { text: withoutBridge(topic, language), frame: 'topic' };
}

/** "My kids channel, it's about a lost puppy": first the channel, then the topic. */
const announced: Record<PromptLanguage, RegExp> = {
  en: /^(?:(?:a|an|my|our|the|this)\s+)?(?:[\w-]+\s+){0,3}?(?:video|vlog|channel|series|episode|short)s?\s*[,.;:-]+\s*(?:(?:it'?s|it is|this (?:one|video) is|the video is|today'?s is)\s+)?(?:all\s+)?(?:(?:about|on|where)\s+)?(?!.*(?:background|text|colou?rs)\b)(?=\S+\s+\S+\s+\S)/i,
  pt: /^(?:(?:o|a|um|uma|meu|minha|nosso)\s+)?(?:vídeo|video|canal|vlog|episódio|série)(?:\s+\p{L}+){0,3}?\s*[,.;:-]+\s*(?:(?:é|ele é|fala|o vídeo é|o video é|vai ser)\s+)?(?:(?:sobre|de|onde|em que)\s+)?(?!.*(?:fundo|texto|cores)(?!\p{L}))(?=\S+\s+\S+\s+\S)/iu,
  es: /^(?:(?:el|la|un|una|mi|nuestro)\s+)?(?:vídeo|video|canal|vlog|episodio|serie)(?:\s+\p{L}+){0,3}?\s*[,.;:-]+\s*(?:(?:es|trata|habla|va|el vídeo es|el video es)\s+)?(?:(?:sobre|de|donde|acerca de)\s+)?(?!.*(?:fondo|texto|colores)(?!\p{L}))(?=\S+\s+\S+\s+\S)/iu,
};

/** Reads what follows "make a thumbnail", by the word that joins it. */
function readRequested(prompt: string, match: RegExpExecArray, language: PromptLanguage): Request {
  const { medium, channel, topicConnector } = frames[language];
  const start = match[0];
  const text = prompt.slice(start.length);
  const connector = match[1] ?? '';
  const video = announced[language].exec(text) ?? channel.exec(text) ?? medium.exec(text);
  const topic = video ? text.slice(video[0].length) : '';
  if (topic.trim()) return topicOf(afterNarration(topic, language) ?? topic, language);
  if (tellsClause.test(text)) return topicOf(text, language);
  if (topicConnector.test(connector) || connector === '') {
    const isPicture = /^(de|do|da|del|of)$/i.test(connector) && /^(?:a|an|um|uma|un|una)\s/i.test(text);
    if (isPicture) return { text, frame: 'picture' };
    if (connector === '' && !/[:,-]\s*$/.test(start)) {
      if (!requestVerbs.test(start)) return { text: prompt, frame: null };
      return topicOf(text.replace(leadingLink, ''), language);
    }
    // "A thumbnail, me turning my van …": the narrator acts, so it is the story.
    if (/^(?:me|us) \p{L}+ing\b/iu.test(text)) return topicOf(text.replace(/^(?:me|us) /i, ''), language);
    if (/^(?:it'?s|is) (?:about|for)\b/i.test(text))
      return topicOf(text.replace(/^\S+ (?:about|for)\s+/i, ''), language);
    // "YouTube thumbnail, shocked face, red arrow": a list of things to show.
    if (/,\s*$/.test(start)) return { text, frame: 'picture' };
    return topicOf(text, language);
  }
  return { text, frame: 'picture' };
}

/** A polite opening of any form, up to the requested thing: read as "make a thumbnail". */
const politeness: Record<PromptLanguage, { asked: RegExp; plain: string }> = {
  en: {
    asked:
      /^[\p{L}',!\s]{0,30}?\b(?:want|need|like|love|make|create|design|looking for)\b[\p{L}\s]{0,24}?(?=\b(?:an?|my|the)\s+(?:[\p{L}-]+\s+){0,2}thumbnail\b)/iu,
    plain: 'make ',
  },
  pt: {
    asked:
      /^[\p{L},!\s]{0,30}?(?<!\p{L})(?:quero|queria|preciso|precisava|gostaria|poderia|pode|faz|faça|cria|crie)(?!\p{L})[\p{L}\s]{0,24}?(?=(?<!\p{L})(?:uma|a|minha)\s+(?:\p{L}+\s+)?(?:thumb|thumbnail|capa|miniatura)(?!\p{L}))/iu,
    plain: 'quero ',
  },
  es: {
    asked:
      /^[\p{L},!\s]{0,30}?(?<!\p{L})(?:quiero|quisiera|querría|necesito|gustaría|podrías|puedes|haz|hazme|hagas|haces|crea|créame)(?!\p{L})[\p{L}\s]{0,24}?(?=(?<!\p{L})(?:una|la|mi)\s+(?:\p{L}+\s+)?(?:thumbnail|portada|miniatura)(?!\p{L}))/iu,
    plain: 'quiero ',
  },
};

/** Courtesies in the middle of a request: "need a thumbnail pls, …". They would end it too early. */
const courtesies =
  /(?<=\b(?:thumbnails?|thumbs?|miniaturas?|capas?|portadas?|banner|cover)),?\s+(?:pls|plz|please|por favor|pfv?|porfa(?:vor)?|asap|now|urgente)(?=[\s,.!:-]|$)/giu;

/** "Title: The Last Samurai. Style: dark": a labelled title. */
const labelled =
  /^\s*(?:(?:video|vídeo|thumbnail|working|my)\s+)?(?:title|topic|theme|subject|headline|título|titulo|tema|assunto|asunto)\s*[:=]\s*([^.;|\n]{3,120})/iu;
/** "…, noir style; the video is about the last letter": the topic follows the picture. */
const laterTopic: Record<PromptLanguage, RegExp> = {
  en: /[.;,!\n—–-]\s*(?:and )?(?:the |this |my |our )?(?:(?:video|episode|vlog|story) (?:is|will be|'s) (?:all )?about|(?:title|text|headline) (?:should|must|could|can) (?:say|be|read|mention)(?: something)?(?: about| like)?)\s+([^.;\n]{3,120})/iu,
  pt: /[.;,!\n—–-]\s*(?:e )?(?:o|esse|este|meu|nosso) (?:vídeo|video|episódio|vlog) (?:é|fala|trata|vai ser|conta)\s+(?:sobre|de|da|do)\s+([^.;\n]{3,120})|[.;,!\n—–-]\s*(?:e )?o (?:título|texto) (?:deve|pode|tem que) (?:dizer|falar|ser)(?: algo)?(?: sobre| como)?\s+([^.;\n]{3,120})/iu,
  es: /[.;,!\n—–-]\s*(?:y )?(?:el|este|mi|nuestro) (?:vídeo|video|episodio|vlog) (?:es|trata|habla|va)\s+(?:sobre|de|del|acerca de)\s+([^.;\n]{3,120})|[.;,!\n—–-]\s*(?:y )?el (?:título|texto) (?:debe|debería|puede) (?:decir|hablar|ser)(?: algo)?(?: sobre| como| de)?\s+([^.;\n]{3,120})/iu,
};

/** Removes the request from a prompt, so that the video's topic or the picture's description remains. */
export function readRequest(typed: string, language: PromptLanguage): Request {
  const { request, suffix } = frames[language];
  const prompt = typed
    .replace(courtesies, '')
    .replace(politeness[language].asked, politeness[language].plain);
  const found = labelled.exec(prompt) ?? laterTopic[language].exec(prompt);
  const topic = found?.[1] ?? found?.[2];
  if (topic?.trim()) return topicOf(topic.trim(), language);
  const match = request.exec(prompt);
  if (match?.[0].trim() && prompt.slice(match[0].length).trim())
    return readRequested(prompt, match, language);
  const video = bareMedium[language].exec(prompt);
  if (video && prompt.length > video[0].length + 2) return topicOf(prompt.slice(video[0].length), language);
  const story = afterNarration(prompt, language);
  if (story) return topicOf(story, language);
  const withoutSuffix = prompt.replace(suffix, '');
  if (withoutSuffix !== prompt && withoutSuffix.trim()) return { text: withoutSuffix, frame: 'topic' };
  return { text: prompt, frame: null };
}
