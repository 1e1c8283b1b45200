import { useEffect, useRef, useState } from 'react';
import { checkFiles, type FileCheck, fileKey } from './check-files.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A training picture in the browser. */
export interface TrainingPicture {
  key: string;
  name: string;
  /** The upload; null while the picture is being shrunk. */
  blob: Blob | null;
  /** The object URL of `blob`. */
  address: string | null;
}

/** What happened to the files offered last. */
export type Refusals = Omit<FileCheck<File>, 'accepted'> & { unreadable: File[] };

const noRefusals: Refusals = { tooLarge: [], repeated: [], tooMany: [], unreadable: [] };

/** The pictures of a new style. They are shrunk one by one: each is large in memory until then. */
export function usePictures() {
  const [pictures, setPictures] = useState<TrainingPicture[]>([]);
  const [refusals, setRefusals] = useState(noRefusals);
  const latest = useRef(pictures);
  const queue = useRef(Promise.resolve());
  const addresses = useRef(new Set<string>());
  const change = (next: (known: TrainingPicture[]) => TrainingPicture[]) => {
    latest.current = next(latest.current);
    setPictures(latest.current);
  };
  useEffect(() => {
    const made = addresses.current;
    return () => {
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, []);

  async function prepare(file: File): Promise<void> {
    const key = fileKey(file);
    const isWanted = () => latest.current.some((one) => one.key === key);
    if (!isWanted()) return;
    try {
      const blob = await shrinkPicture(file);
      if (!isWanted()) return;
      const address = URL.createObjectURL(blob);
      addresses.current.add(address);
      change((known) => known.map((one) => (one.key === key ? { ...one, blob, address } : one)));
    } catch {
      change((known) => known.filter((one) => one.key !== key));
      setRefusals((known) => ({ ...known, unreadable: [...known.unreadable, file] }));
    }
  }

  return {
    pictures,
    refusals,
    add(files: readonly File[]) {
      const { accepted, ...refused } = checkFiles(
        latest.current.map(({ key }) => key),
        files,
      );
      setRefusals({ ...refused, unreadable: [] });
      const added = accepted.map((file) => ({
        key: fileKey(file),
        name: file.name,
        blob: null,
        address: null,
      }));
      change((known) => [...known, ...added]);
      for (const file of accepted) queue.current = queue.current.then(() => prepare(file));
    },
    remove(key: string) {
      const address = latest.current.find((one) => one.key === key)?.address;
      change((known) => known.filter((one) => one.key !== key));
      setRefusals(noRefusals);
      if (address == null) return;
      URL.revokeObjectURL(address);
      addresses.current.delete(address);
    },
    /** Resolves with all of them once each is shrunk. */
    async settled(): Promise<readonly TrainingPicture[]> {
      await queue.current;
      return latest.current;
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
