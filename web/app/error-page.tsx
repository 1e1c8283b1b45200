import type { ReactNode } from 'react';

/** Takes the place of a page that failed to load, aligned like one. */
export function ErrorPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 pt-8 pb-16 md:px-10 md:pt-12">
      <div className="max-w-[560px]">{children}</div>
    </div>
  );
}
