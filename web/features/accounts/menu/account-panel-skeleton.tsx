import { Skeleton } from '#web/ui/skeleton.tsx';

const entries = ['w-24', 'w-28', 'w-20', 'w-20', 'w-24', 'w-16'];

/** A skeleton of the account panel while its code loads, in the panel's final size. */
export function AccountPanelSkeleton() {
  return (
    <>
      <div className="flex items-center gap-3 px-5 py-4">
        <Skeleton className="size-11 rounded-full!" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-3.5 w-2/3" />
          <Skeleton className="h-3 w-full" />
        </span>
      </div>
      <div className="border-line border-t p-2">
        {entries.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change.
          <span key={index} className="flex h-10 items-center px-3">
            <Skeleton className={`h-3.5 ${width}`} />
          </span>
        ))}
      </div>
    </>
  );
}
