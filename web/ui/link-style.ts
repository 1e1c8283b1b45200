/** Links in the accent's text tone; underlined when pointed at. */
export const linkStyle =
  'text-accent-text font-semibold no-underline rounded-badge hover:underline underline-offset-3 cursor-pointer';

/** For a link that stands alone in a line of its own: a finger's width around it is pressed as itself. */
export const aloneLinkStyle = `${linkStyle} relative before:absolute before:-inset-x-3 before:-inset-y-3 before:content-['']`;
