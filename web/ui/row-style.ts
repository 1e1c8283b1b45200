/** A row of 40 px in menus and panels: icon, words, sometimes a control at its end. */
export const rowStyle =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-left font-[540] no-underline select-none touch:min-h-11';
