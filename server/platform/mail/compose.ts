import { asHtml } from './write-html.ts';

/** What a mail says. Every part is plain text; what people typed may be in it. */
export interface MailContent {
  /** BCP 47, for screen readers. */
  language: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** What is to be typed somewhere, such as a code: large and alone, under the first paragraph. */
  code?: string | undefined;
  /** The one thing that there is to do. */
  action?: { label: string; url: string } | undefined;
  /** In small print at the end: why this mail came. */
  footer: string;
}

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail twice: as plain text, and as HTML so simple that every reader shows it. */
export function composeMail(content: MailContent): MailBody {
  const subject = oneLine(content.subject);
  return { subject, text: asText(content), html: asHtml({ ...content, subject }) };
}

function asText({ greeting, paragraphs, code, action, footer }: MailContent): string {
  const [first = '', ...others] = paragraphs;
  const parts = [greeting, first, ...(code ? [code] : []), ...others];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  return `${[...parts, `-- \n${footer}`].join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
