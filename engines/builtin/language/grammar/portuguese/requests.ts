import type { RequestPatterns } from '../requests.ts';

export const portugueseRequests: RequestPatterns = {
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
  bareMedium:
    /^(?:um|uma|meu|minha|novo)?\s*(?:vídeo|video|vlog|podcast|episódio)\s+(?:sobre|chamad[oa])\s+/i,
  announced:
    /^(?:(?:o|a|um|uma|meu|minha|nosso)\s+)?(?:vídeo|video|canal|vlog|episódio|série)(?:\s+\p{L}+){0,3}?\s*[,.;:-]+\s*(?:(?:é|ele é|fala|o vídeo é|o video é|vai ser)\s+)?(?:(?:sobre|de|onde|em que)\s+)?(?!.*(?:fundo|texto|cores)(?!\p{L}))(?=\S+\s+\S+\s+\S)/iu,
  politeness: {
    asked:
      /^[\p{L},!\s]{0,30}?(?<!\p{L})(?:quero|queria|preciso|precisava|gostaria|poderia|pode|faz|faça|cria|crie)(?!\p{L})[\p{L}\s]{0,24}?(?=(?<!\p{L})(?:uma|a|minha)\s+(?:\p{L}+\s+)?(?:thumb|thumbnail|capa|miniatura)(?!\p{L}))/iu,
    plain: 'quero ',
  },
  laterTopic:
    /[.;,!\n—–-]\s*(?:e )?(?:o|esse|este|meu|nosso) (?:vídeo|video|episódio|vlog) (?:é|fala|trata|vai ser|conta)\s+(?:sobre|de|da|do)\s+([^.;\n]{3,120})|[.;,!\n—–-]\s*(?:e )?o (?:título|texto) (?:deve|pode|tem que) (?:dizer|falar|ser)(?: algo)?(?: sobre| como)?\s+([^.;\n]{3,120})/iu,
  openers: [
    /^(?:(?:oi|então|bom|gente|tipo|galera|pessoal)[,\s]+)+(?=(?:esse|este|nesse|neste|hoje|o|é|eu|meu|minha)\s)/iu,
    /^hoje\s+(?:eu\s+)?(?:vou\s+)?(?:te\s+|vos\s+)?(?:mostrar|mostro|ensinar|ensino|explicar|explico|contar|conto)(?:\s+(?:pra|para|a)\s+vocês?)?\s+/iu,
    /^(?:(?:esse|este|o|meu|nosso|nesse|neste|no)\s+(?:novo\s+)?(?:vídeo|video|episódio|vlog|canal)(?:\s+de hoje)?)\s*,?\s*(?:(?:é|vai ser|fala|falo|trata|vou falar)\s+(?:sobre|de|da|do)|(?:eu\s+)?(?:mostro|mostra|explico|explica|conto|conta|ensino|ensina|vou mostrar|vou explicar|vou contar|vou ensinar)(?:\s+(?:pra|para)\s+vocês)?)\s+/iu,
    /^(?:é\s+)?(?:um|uma)\s+(?:vídeo|video)\s+(?:sobre|em que|onde|mostrando|explicando|contando)\s+/iu,
  ],
  bridge:
    /^(?:(?:sobre|onde|em que|que)\s+(?!(?:é|são)\s)|(?:a vez|o dia|a história de quando)\s+(?:em\s+)?(?:que\s+|quando\s+)?)/iu,
  directive:
    /\b(?:texto|título|titulo|manchete|frase|escrito|escrita|dizendo|que diz|legenda|palavras?)\s*(?:(?:é|que diz|dizendo)\s+)?(:|=)?\s*(.+)$/iu,
};
