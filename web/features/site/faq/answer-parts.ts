export type AnswerPart = { text: string; href?: string };

/** Takes an answer apart: paragraphs by empty lines, and in each the words and the links written `[words](/address)`. */
export function answerParts(answer: string): AnswerPart[][] {
  return answer
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => {
      const parts: AnswerPart[] = [];
      let end = 0;
      for (const link of paragraph.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)) {
        const [whole, text = '', href = ''] = link;
        if (link.index > end) parts.push({ text: paragraph.slice(end, link.index) });
        parts.push({ text, href });
        end = link.index + whole.length;
      }
      if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
      return parts;
    });
}

/** An answer without its links' addresses, for search engines. */
export function plainAnswer(answer: string): string {
  return answerParts(answer)
    .map((parts) => parts.map((part) => part.text).join(''))
    .join('\n');
}
