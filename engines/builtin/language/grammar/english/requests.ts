import type { RequestPatterns } from '../requests.ts';

export const englishRequests: RequestPatterns = {
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
  bareMedium:
    /^(?:(?:a|an|my|our|this|new)\s+(?:[\w-]+\s+){0,2}?)?(?:video|vlog|podcast|episode|tutorial|short)\s+(?:about|on|titled|called)\s+/i,
  announced:
    /^(?:(?:a|an|my|our|the|this)\s+)?(?:[\w-]+\s+){0,3}?(?:video|vlog|channel|series|episode|short)s?\s*[,.;:-]+\s*(?:(?:it'?s|it is|this (?:one|video) is|the video is|today'?s is)\s+)?(?:all\s+)?(?:(?:about|on|where)\s+)?(?!.*(?:background|text|colou?rs)\b)(?=\S+\s+\S+\s+\S)/i,
  politeness: {
    asked:
      /^[\p{L}',!\s]{0,30}?\b(?:want|need|like|love|make|create|design|looking for)\b[\p{L}\s]{0,24}?(?=\b(?:an?|my|the)\s+(?:[\p{L}-]+\s+){0,2}thumbnail\b)/iu,
    plain: 'make ',
  },
  laterTopic:
    /[.;,!\n—–-]\s*(?:and )?(?:the |this |my |our )?(?:(?:video|episode|vlog|story) (?:is|will be|'s) (?:all )?about|(?:title|text|headline) (?:should|must|could|can) (?:say|be|read|mention)(?: something)?(?: about| like)?)\s+([^.;\n]{3,120})/iu,
  openers: [
    /^(?:(?:ok(?:ay)?|so|hey|hi|well|basically|guys|yeah)[,\s]+)+(?=(?:in )?(?:this|today|my|the|i|we|it)\b)/i,
    /^(?:in\s+)?(?:this|the|my|our|today'?s)(?:\s+(?:new|next|latest))?\s+(?:one|video|episode|vlog|short|clip|tutorial|upload)\s*(?:,\s*)?(?:(?:is|will be|'s)\s+(?:all\s+)?(?:about|on|where|me)|(?:i|we)(?:'ll|'m going to|\s+am going to|\s+will|\s+want to|\s+try to)?\s+(?:show|explain|tell|talk|teach|break down|cover|go over)(?:\s+(?:you|about|through))*|shows|explains|covers)\s+/i,
    /^(?:it'?s|it is)\s+(?:a video\s+)?about\s+/i,
    /^(?:today|here)?\s*,?\s*(?:i|we)(?:'m going to|'m gonna|'ll|'m|'re| am| are| will| want to)?\s+(?:show(?:ing)?\s+you|explain(?:ing)?|tell(?:ing)?\s+you|talk(?:ing)?\s+about)(?:\s+about)?\s+(?=how|why|what|my|our|the|a\b)/i,
  ],
  bridge:
    /^(?:(?:about|where|that)\s+|(?:the )?(?:time|day|story of (?:how|when))\s+(?:when\s+|that\s+)?(?=(?:i|we|my|our|he|she|they|a|the)\b))/i,
  directive:
    /\b(?:text|title|headline|caption|words?|saying|says|reads|reading|written)\s*(?:(?:is|that says|saying|reads?|of)\s+)?(:|=)?\s*(.+)$/iu,
};
