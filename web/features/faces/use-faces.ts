import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addFace, type Face, listFaces } from '#contract/faces.ts';
import type { ResponseOf } from '#web/api/call.ts';
import { call } from '#web/api/call.ts';

const queryKey = ['faces'];
type Library = ResponseOf<typeof listFaces>;

/** The user's own faces, newest first, and whether they have agreed that these are kept. */
export function useFaces({ enabled = true } = {}) {
  return useQuery({ queryKey, queryFn: ({ signal }) => call(listFaces, { signal }), enabled });
}

/** The address of the small square of a face; undefined without one. */
export function useFacePreview(id: string | undefined): string | undefined {
  const { data } = useFaces({ enabled: id !== undefined });
  return data?.faces.find((face) => face.id === id)?.previewUrl;
}

/** Applies an answer of the server to the library, then reads it again. */
export function changeLibrary(client: QueryClient, change: (library: Library) => Partial<Library>): void {
  client.setQueryData<Library>(queryKey, (known) => known && { ...known, ...change(known) });
  void client.invalidateQueries({ queryKey });
}

/** A photo that was not kept, or in which no face was found. */
interface AddNotice {
  name: string;
  /** Null if it was kept, without a face. */
  thrown: unknown;
}

export interface Adding {
  /** Keeps photos one after another; returns the faces, with whether one was found in each. */
  add(files: readonly File[], consent: boolean): Promise<ResponseOf<typeof addFace>[]>;
  /** How many are still on their way. */
  waiting: number;
  notices: readonly AddNotice[];
}

export function useAddFaces(): Adding {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState(0);
  const [notices, setNotices] = useState<readonly AddNotice[]>([]);
  const add: Adding['add'] = async (files, consent) => {
    const added: ResponseOf<typeof addFace>[] = [];
    setNotices([]);
    for (const [at, file] of files.entries()) {
      setWaiting(files.length - at);
      try {
        const answer = await call(addFace, { form: { consent: `${consent}` }, files: { photo: file } });
        added.push(answer);
        changeLibrary(client, ({ faces, consentedAt }) => ({
          faces: withFace(faces, answer.face),
          consentedAt: consentedAt ?? answer.face.createdAt,
        }));
        if (answer.isFaceFound === false) setNotices((all) => [...all, { name: file.name, thrown: null }]);
      } catch (thrown) {
        setNotices((all) => [...all, { name: file.name, thrown }]);
      }
    }
    setWaiting(0);
    return added;
  };
  return { add, waiting, notices };
}

function withFace(faces: readonly Face[], face: Face): Face[] {
  return [face, ...faces.filter(({ id }) => id !== face.id)];
}
