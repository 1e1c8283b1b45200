/** Links in the accent's text tone; underlined when pointed at. */
export const linkStyle =
  'text-accent-text font-semibold no-underline rounded-badge hover:underline underline-offset-3 cursor-pointer';
