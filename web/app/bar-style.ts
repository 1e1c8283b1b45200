/** The bar, 63 px with its hairline. */
export const barStyle = 'h-(--size-navbar) items-center gap-1 border-line border-b bg-panel';

/** A link in the bar. The current page's has a rule at the bar's bottom edge. */
export const barLinkStyle =
  'relative inline-flex h-10 flex-none items-center whitespace-nowrap rounded-control px-3 font-[540] text-muted no-underline hover:bg-over hover:text-text ' +
  'aria-[current=page]:text-text aria-[current=page]:hover:bg-transparent aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-3 aria-[current=page]:after:-bottom-3 ' +
  'aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-text aria-[current=page]:after:content-[""] forced-colors:aria-[current=page]:after:bg-[CanvasText]';
