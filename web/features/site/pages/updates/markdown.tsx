import type { MarkedToken, Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../text-link.tsx';
import { isSafeLink } from './changelog.ts';

/**
 * Markdown as elements. Nothing is ever read as HTML: markup in the text shows as it was typed, and a link that leads
 * to anything but a page or a letter shows as its words.
 */
export function Markdown({ tokens }: { tokens: readonly Token[] }) {
  return keyed(tokens as readonly MarkedToken[], block);
}

/** Each token by its place in the text. */
function keyed<T extends { raw: string }>(tokens: readonly T[], render: (token: T) => ReactNode) {
  let place = 0;
  return tokens.map((token) => {
    const key = place;
    place += token.raw.length;
    return <Fragment key={key}>{render(token)}</Fragment>;
  });
}

function block(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <h3 className="type-heading not-first:pt-5">{inlines(token.tokens)}</h3>;
    case 'list': {
      const List = token.ordered ? 'ol' : 'ul';
      return (
        <List className={`m-0 grid gap-2 pl-4.5 ${token.ordered ? 'list-decimal' : 'list-disc'}`}>
          {keyed(token.items, (item) => (
            <li className="text-pretty pl-1 text-muted marker:text-faint">
              <Markdown tokens={item.tokens} />
            </li>
          ))}
        </List>
      );
    }
    case 'code':
      return <pre className="overflow-x-auto rounded-control bg-raised p-4">{token.text}</pre>;
    case 'blockquote':
      return (
        <blockquote className="m-0 border-line border-l-2 pl-4">
          <Markdown tokens={token.tokens} />
        </blockquote>
      );
    case 'hr':
      return <hr className="border-line border-t" />;
    case 'paragraph':
      return <p className="text-pretty text-muted">{inlines(token.tokens)}</p>;
    case 'text':
      return token.tokens === undefined ? token.text : inlines(token.tokens);
    default:
      return <p className="text-muted">{token.raw}</p>;
  }
}

function inlines(tokens: readonly Token[]): ReactNode {
  return keyed(tokens as readonly MarkedToken[], inline);
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong className="font-[640] text-text">{inlines(token.tokens)}</strong>;
    case 'em':
      return <em>{inlines(token.tokens)}</em>;
    case 'del':
      return <del>{inlines(token.tokens)}</del>;
    case 'codespan':
      return <code className="rounded-badge bg-over px-1 text-[13px] text-text">{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return isSafeLink(token.href) ? (
        <TextLink to={token.href}>{inlines(token.tokens)}</TextLink>
      ) : (
        inlines(token.tokens)
      );
    case 'escape':
    case 'text':
      return token.text;
    default:
      return token.raw;
  }
}
