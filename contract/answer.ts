/**
 * The markup of FAQ answers: `[words](/address)` is a link, empty lines separate paragraphs. The page, the
 * data for search engines and the validation of saved answers all use this parser.
 */

const maxAddressCharacters = 500;

/** Whether a link may lead to an address: a page of this site, or an external https page. */
export function isSiteLink(address: string): boolean {
  return (
    address.length <= maxAddressCharacters && /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/]+\S*)$/.test(address)
  );
}

export interface AnswerPart {
  /** Index of its first character in the answer. */
  at: number;
  text: string;
  href?: string;
}

/** Link markup with balanced brackets in the address. Says nothing about whether the address is allowed. */
const writtenLink = /\[([^\]\n]*)\]\(((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Splits an answer into paragraphs of text and links. Link markup with a refused address stays plain text.
 */
export function answerParts(answer: string): AnswerPart[][] {
  return [...answer.matchAll(/(?:(?!\n\s*\n).)+/gs)]
    .map(({ 0: paragraph, index }) => {
      const text = paragraph.trim();
      return text === '' ? [] : partsOf(text, index + paragraph.indexOf(text));
    })
    .filter((parts) => parts.length > 0);
}

function partsOf(paragraph: string, at: number): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const [index, whole, text, href] of validLinks(paragraph)) {
    if (index > end) parts.push({ at: at + end, text: paragraph.slice(end, index) });
    parts.push({ at: at + index, text, href });
    end = index + whole.length;
  }
  if (end < paragraph.length) parts.push({ at: at + end, text: paragraph.slice(end) });
  return parts;
}

function validLinks(text: string) {
  return [...text.matchAll(writtenLink)].flatMap(({ 0: whole, 1: words = '', 2: href = '', index }) =>
    isValid(words, href) ? [[index, whole, words, href] as const] : [],
  );
}

const isValid = (words: string, href: string) => words.trim() !== '' && isSiteLink(href);

/** Whether every link markup in an answer has text and an allowed address. */
export function hasOnlySafeLinks(answer: string): boolean {
  return [...answer.matchAll(writtenLink)].every(([, words = '', href = '']) => isValid(words, href));
}

/** Returns an answer as plain text, without the addresses of its links, for search engines. */
export function plainAnswer(answer: string): string {
  return answerParts(answer)
    .map((parts) => parts.map((part) => part.text).join(''))
    .join('\n');
}
