/** A 40 px row in menus and panels: icon, text, optionally a control at its end. */
export const rowStyle =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left font-[540] no-underline select-none touch:min-h-11';
