import type { MailContent } from './mail-content.ts';
import { asHtml } from './write-html.ts';

export interface MailBody {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail as plain text and as HTML simple enough for every mail client. */
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
