import type { ReactNode } from 'react';
import { SampleWall } from '#web/features/samples/lazy.ts';
import { useTitle } from '#web/ui/use-title.ts';

/** The layout of sign-in and sign-out pages, under the bar: content left, sample pictures right. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(100dvh-var(--bar-height))] max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(420px,520px)_1fr]">
      <div className="flex flex-col px-4 pt-8 pb-16 max-lg:row-start-2 md:max-lg:items-center md:px-10 md:pt-12 lg:px-14 lg:pt-16">
        <div className="w-full max-w-[440px] lg:my-auto lg:pb-[8dvh]">{children}</div>
      </div>
      <SampleWall />
    </div>
  );
}

interface DoorPageProps {
  title: string;
  line?: ReactNode;
  children?: ReactNode;
}

/** A short page about access to an account: title, one line, actions. */
export function AuthPage({ title, line, children }: DoorPageProps) {
  useTitle(title);
  return (
    <AuthFrame>
      <AuthHead title={title} line={line} />
      <div className="pt-6">{children}</div>
    </AuthFrame>
  );
}

export function AuthHead({ title, line }: { title: string; line?: ReactNode }) {
  return (
    <header className="grid gap-1.5">
      <h1 className="type-title">{title}</h1>
      {line !== undefined && <p className="break-words text-muted">{line}</p>}
    </header>
  );
}
