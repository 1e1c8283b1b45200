import type { PromptLanguage } from '../vocabulary.ts';

/** Openings by which users announce their video's topic: addressed to the tool, never printed. */
const openers: Record<PromptLanguage, readonly RegExp[]> = {
  en: [
    /^(?:(?:ok(?:ay)?|so|hey|hi|well|basically|guys|yeah)[,\s]+)+(?=(?:in )?(?:this|today|my|the|i|we|it)\b)/i,
    /^(?:in\s+)?(?:this|the|my|our|today'?s)(?:\s+(?:new|next|latest))?\s+(?:one|video|episode|vlog|short|clip|tutorial|upload)\s*(?:,\s*)?(?:(?:is|will be|'s)\s+(?:all\s+)?(?:about|on|where|me)|(?:i|we)(?:'ll|'m going to|\s+am going to|\s+will|\s+want to|\s+try to)?\s+(?:show|explain|tell|talk|teach|break down|cover|go over)(?:\s+(?:you|about|through))*|shows|explains|covers)\s+/i,
    /^(?:it'?s|it is)\s+(?:a video\s+)?about\s+/i,
    /^(?:today|here)?\s*,?\s*(?:i|we)(?:'m going to|'m gonna|'ll|'m|'re| am| are| will| want to)?\s+(?:show(?:ing)?\s+you|explain(?:ing)?|tell(?:ing)?\s+you|talk(?:ing)?\s+about)(?:\s+about)?\s+(?=how|why|what|my|our|the|a\b)/i,
  ],
  pt: [
    /^(?:(?:oi|então|bom|gente|tipo|galera|pessoal)[,\s]+)+(?=(?:esse|este|nesse|neste|hoje|o|é|eu|meu|minha)\s)/iu,
    /^hoje\s+(?:eu\s+)?(?:vou\s+)?(?:te\s+|vos\s+)?(?:mostrar|mostro|ensinar|ensino|explicar|explico|contar|conto)(?:\s+(?:pra|para|a)\s+vocês?)?\s+/iu,
    /^(?:(?:esse|este|o|meu|nosso|nesse|neste|no)\s+(?:novo\s+)?(?:vídeo|video|episódio|vlog|canal)(?:\s+de hoje)?)\s*,?\s*(?:(?:é|vai ser|fala|falo|trata|vou falar)\s+(?:sobre|de|da|do)|(?:eu\s+)?(?:mostro|mostra|explico|explica|conto|conta|ensino|ensina|vou mostrar|vou explicar|vou contar|vou ensinar)(?:\s+(?:pra|para)\s+vocês)?)\s+/iu,
    /^(?:é\s+)?(?:um|uma)\s+(?:vídeo|video)\s+(?:sobre|em que|onde|mostrando|explicando|contando)\s+/iu,
  ],
  es: [
    /^(?:(?:hola|bueno|pues|chicos|gente)[,\s]+)+(?=(?:este|en|hoy|el|es|mi)\s)/iu,
    /^hoy\s+(?:os|te|les)\s+(?:(?:voy a|quiero)\s+)?(?:enseñ|muestr|mostr|explic|cuent|cont)\p{L}+\s+/iu,
    /^(?:(?:en\s+)?(?:este|el|mi|nuestro)\s+(?:nuevo\s+)?(?:vídeo|video|episodio|vlog|canal)(?:\s+de hoy)?)\s*,?\s*(?:(?:va|trata|habla|es|hablo|voy a hablar)\s+(?:sobre|de|del|acerca de)|(?:yo\s+)?(?:os\s+|te\s+|les\s+)?(?:muestro|muestra|enseño|enseña|explico|explica|cuento|cuenta|voy a (?:mostrar|enseñar|explicar|contar)(?:os|te|les)?))\s+/iu,
    /^(?:es\s+)?(?:un|una)\s+(?:vídeo|video)\s+(?:sobre|en el que|donde|mostrando|explicando|contando)\s+/iu,
  ],
};

/** Between the opener and the story: "the time I …", "a vez que eu …". */
const bridges: Record<PromptLanguage, RegExp> = {
  en: /^(?:(?:about|where|that)\s+|(?:the )?(?:time|day|story of (?:how|when))\s+(?:when\s+|that\s+)?(?=(?:i|we|my|our|he|she|they|a|the)\b))/i,
  pt: /^(?:(?:sobre|onde|em que|que)\s+(?!(?:é|são)\s)|(?:a vez|o dia|a história de quando)\s+(?:em\s+)?(?:que\s+|quando\s+)?)/iu,
  es: /^(?:(?:sobre|donde|en el que|que)\s+(?!(?:es|son)\s)|(?:la vez|el día|la historia de cuando)\s+(?:en\s+)?(?:que\s+|cuando\s+)?)/iu,
};

/** Removes an announcement of the video; null if the prompt opens with its topic. */
export function afterNarration(prompt: string, language: PromptLanguage): string | null {
  let text = prompt.trim();
  for (const opener of openers[language]) text = text.replace(opener, '');
  if (text === prompt.trim()) return null;
  const story = text.replace(bridges[language], '').trim();
  return story || null;
}

/** "About how my grandma taught me": the bridge alone, after a request has been taken away. */
export function withoutBridge(text: string, language: PromptLanguage): string {
  return text.trim().replace(bridges[language], '') || text;
}
