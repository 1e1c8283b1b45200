/** Links in the accent's text tone; underlined on hover. */
export const linkStyle =
  'text-accent-text font-semibold no-underline rounded-badge hover:underline underline-offset-3 cursor-pointer';

/** For a link on a line of its own: enlarges its touch target. */
export const standaloneLinkStyle = `${linkStyle} relative before:absolute before:-inset-x-3 before:-inset-y-3 before:content-['']`;
