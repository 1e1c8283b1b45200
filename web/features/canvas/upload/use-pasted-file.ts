import { useEffect, useEffectEvent } from 'react';

/** Takes a picture that is pasted, unless it is pasted as text into a field. */
export function usePastedFile(take: (file: File) => void): void {
  const takeNow = useEffectEvent(take);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (event.defaultPrevented || file === undefined) return;
      event.preventDefault();
      takeNow(file);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
