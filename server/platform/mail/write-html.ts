import type { MailContent } from './mail-content.ts';

// The product's colours as sRGB, the only ones that mail clients know. Light is inline, for clients that drop
// style sheets; dark is in the style sheet, for clients that follow the system.
const light = { ground: '#ffffff', text: '#17151b', muted: '#49464e', faint: '#66636c', line: '#e0dfe2' };
const dark = { ground: '#111113', text: '#f5f5f7', muted: '#bebcc3', faint: '#9b98a0', line: '#2b292e' };
const codeGround = { light: '#f0eff3', dark: '#252428' };

const family =
  "'Mona Sans',-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const darkSheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  `.ground{background:${dark.ground}!important;color:${dark.muted}!important}` +
  `.text{color:${dark.text}!important}.faint{color:${dark.faint}!important}` +
  `.code{background:${codeGround.dark}!important;color:${dark.text}!important}` +
  `.button{background:${dark.text}!important;color:${dark.ground}!important}` +
  `.rule{border-color:${dark.line}!important}}`;

/**
 * The logo's frame and peak, drawn with borders: many clients block images, and fetching one would reveal
 * that the mail was read.
 */
const mark =
  '<span aria-hidden="true" style="display:inline-block;width:29px;height:18px;border-radius:4px;background:#7c35e6;background-image:linear-gradient(100deg,#b044ea,#5b2ce0);vertical-align:-3px;margin-right:9px">' +
  '<span style="display:block;width:0;height:0;margin:4px 0 0 6px;border-left:6px solid transparent;border-right:6px solid transparent;border-bottom:10px solid #ffffff"></span></span>';

/**
 * Writes a mail as one left-aligned column, like the product's dialogs: subject, text, action, and why it was
 * sent.
 */
export function asHtml(content: MailContent): string {
  const { language, subject, greeting, paragraphs, code, action, footer } = content;
  const [first = '', ...others] = paragraphs;
  const body = [
    `<p class="text" style="margin:0 0 32px;font-size:16px;line-height:20px;font-weight:700;color:${light.text}">${mark}Adventure</p>`,
    `<h1 class="text" style="margin:0 0 20px;font-size:22px;line-height:28px;font-weight:700;letter-spacing:-.012em;color:${light.text}">${escapeHtml(subject)}</h1>`,
    paragraph(greeting),
    paragraph(first),
    ...(code ? [codeBlock(code)] : []),
    ...others.map(paragraph),
    ...(action ? [button(action)] : []),
    `<p class="faint rule" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${light.line};font-size:13px;line-height:18px;color:${light.faint}">${escapeHtml(footer)}</p>`,
  ];
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkSheet}</style></head>` +
    `<body class="ground" style="margin:0;padding:32px 20px;background:${light.ground};color:${light.muted};font:16px/24px ${family};-webkit-text-size-adjust:100%">` +
    // Mail lists preview the first text: the mail's content, not our name.
    `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden">${escapeHtml(first)}</div>` +
    `<div class="ground" style="max-width:560px;margin:0 auto;color:${light.muted};overflow-wrap:anywhere;word-break:break-word">${body.join('')}</div></body></html>\n`
  );
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function codeBlock(code: string): string {
  return (
    `<p class="code" style="margin:8px 0 24px;padding:16px 20px;border-radius:8px;background:${codeGround.light};color:${light.text};` +
    `font:600 28px/36px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.06em">${escapeHtml(code)}</p>`
  );
}

/** The button, and its URL for copying. */
function button({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url);
  const shown = url.startsWith('http')
    ? `<p class="faint" style="margin:0;font-size:13px;line-height:18px;color:${light.faint};word-break:break-all">${address}</p>`
    : '';
  return (
    `<p style="margin:24px 0 12px"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${light.text};color:#ffffff;font-size:15px;line-height:20px;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>` +
    shown
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
