/** What a mail says. Every part is plain text; what people typed may be in it. */
export interface MailContent {
  /** BCP 47, for screen readers. */
  language: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
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
  return { subject: oneLine(content.subject), text: asText(content), html: asHtml(content) };
}

function asText({ greeting, paragraphs, action, footer }: MailContent): string {
  const parts = [greeting, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  return `${[...parts, `-- \n${footer}`].join('\n\n')}\n`;
}

function asHtml({ language, subject, greeting, paragraphs, action, footer }: MailContent): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#6d28d9;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:13px;color:#555555;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;background:#ffffff;color:#18181b;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">` +
    `${paragraph(greeting)}${paragraphs.map(paragraph).join('')}${button}` +
    `<p style="margin:32px 0 0;font-size:13px;color:#555555">${escapeHtml(footer)}</p></div></body></html>\n`
  );
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
