/** Background, radius and shadow of everything that floats beside a button. */
export const floatingStyle =
  'pop-motion z-60 rounded-[12px] bg-raised shadow-pop outline-none forced-colors:border max-w-[calc(100vw-16px)]';
