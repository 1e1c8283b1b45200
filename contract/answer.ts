/**
 * How the answers of the site's questions are written: `[words](/address)` is a link, empty lines part
 * paragraphs. The one place that reads them: for the page, for search engines, and for what an operator may
 * save.
 */

const longestAddress = 500;

/** Whether an address may be linked to: a page of this site, or a secure external page. */
export function isSiteLink(address: string): boolean {
  return address.length <= longestAddress && /^(?:\/(?![/\\])[^\s\\]*|https:\/\/[^\s/]+\S*)$/.test(address);
}

export interface AnswerPart {
  /** Where in the answer it begins. */
  at: number;
  text: string;
  href?: string;
}

/**
 * Words and an address in which brackets come in pairs. Whether the address may be linked to is another
 * question.
 */
const writtenLink = /\[([^\]\n]*)\]\(((?:[^()]|\([^()]*\))*)\)/g;

/**
 * Paragraphs, and in each the words and links. What looks like a link and may be none is words like any
 * others.
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
  for (const [index, whole, text, href] of goodLinks(paragraph)) {
    if (index > end) parts.push({ at: at + end, text: paragraph.slice(end, index) });
    parts.push({ at: at + index, text, href });
    end = index + whole.length;
  }
  if (end < paragraph.length) parts.push({ at: at + end, text: paragraph.slice(end) });
  return parts;
}

function goodLinks(text: string) {
  return [...text.matchAll(writtenLink)].flatMap(({ 0: whole, 1: words = '', 2: href = '', index }) =>
    isGood(words, href) ? [[index, whole, words, href] as const] : [],
  );
}

const isGood = (words: string, href: string) => words.trim() !== '' && isSiteLink(href);

/** Whether everything in an answer that looks like a link is one. */
export function hasOnlyGoodLinks(answer: string): boolean {
  return [...answer.matchAll(writtenLink)].every(([, words = '', href = '']) => isGood(words, href));
}

/** An answer without its links' addresses, for search engines. */
export function plainAnswer(answer: string): string {
  return answerParts(answer)
    .map((parts) => parts.map((part) => part.text).join(''))
    .join('\n');
}
