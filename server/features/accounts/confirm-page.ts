import { type Language, localeOf } from '#contract/languages.ts';
import { type Confirmation, confirmTexts } from './confirm-texts.ts';

// The product's colours, by the system's theme: the page does not read the account's choice.
const style = `
:root { color-scheme: light dark; --ground: #fff; --text: #17151b; --muted: #49464e; --edge: #8d8a93; --focus: #7c35e6; }
@media (prefers-color-scheme: dark) { :root { --ground: #111113; --text: #f5f5f7; --muted: #bebcc3; --edge: #6f6c75; --focus: #b58cf5; } }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--ground); color: var(--text); font: 16px/24px "Mona Sans", system-ui, sans-serif; }
main { width: min(400px, 100% - 40px); padding: 32px 0; box-sizing: border-box; }
p { margin: 0 0 8px; color: var(--muted); font-size: 14px; line-height: 20px; }
h1 { margin: 0 0 24px; font-size: 22px; line-height: 28px; letter-spacing: -.012em; text-wrap: balance; }
form { display: flex; gap: 8px; flex-wrap: wrap; }
button, a { flex: 1 0 auto; box-sizing: border-box; min-height: 44px; padding: 9px 20px; border: 1px solid transparent; border-radius: 8px; font: inherit; font-size: 15px; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button { background: var(--text); color: var(--ground); }
a { border-color: var(--edge); color: var(--text); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;

/**
 * A standalone page without scripts: it must work wherever the browser came from. It contains only our own
 * text.
 */
export function writeConfirmPage(confirmation: Confirmation, path: string, language: Language): string {
  const { title, question, yes, no } = confirmTexts(language)[confirmation];
  return `<!doctype html>
<html lang="${localeOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Adventure</title><style>${style}</style></head>
<body><main><p>Adventure</p><h1>${question}</h1><form method="post" action="${path}"><button>${yes}</button><a href="/">${no}</a></form></main></body>
</html>
`;
}
