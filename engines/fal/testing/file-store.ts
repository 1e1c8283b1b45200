import type { ServerResponse } from 'node:http';
import { type ReceivedRequest, sendJson } from '../../testing/stand-in.ts';

export interface StoredFile {
  bytes: Buffer;
  type: string;
  /** The requested time of storage. */
  readonly lifecycle: unknown;
}

interface FileStore {
  readonly stored: ReadonlyMap<string, StoredFile>;
  initiate(request: ReceivedRequest, response: ServerResponse): string | null;
  file(request: ReceivedRequest, response: ServerResponse): string | null;
}

/**
 * fal's file store, as its own clients use it. Each method returns what is wrong with the request; null
 * when nothing is.
 */
export function createFileStore(origin: string, png: Buffer): FileStore {
  const stored = new Map<string, StoredFile>();
  return {
    stored,
    initiate({ method, path, headers, json }, response) {
      if (method !== 'POST' || path !== '/storage/upload/initiate?storage_type=fal-cdn-v3') {
        return `${method} ${path} stores nothing`;
      }
      const { content_type, file_name } = json() as Record<string, unknown>;
      if (typeof content_type !== 'string' || typeof file_name !== 'string') {
        return 'a file was stored without a name or a type';
      }
      const file_url = `${origin}/files/upload-${stored.size}`;
      const lifecycle = JSON.parse(String(headers['x-fal-object-lifecycle'] ?? 'null')) as unknown;
      stored.set(file_url, { bytes: Buffer.alloc(0), type: '', lifecycle });
      sendJson(response, { file_url, upload_url: `${file_url}?signed=1` });
      return null;
    },
    file({ method, path, headers, body }, response) {
      if (headers.authorization !== undefined) return 'the key was sent to the store';
      if (method === 'GET') {
        response.writeHead(200, { 'content-type': 'image/png' }).end(png);
        return null;
      }
      const file = stored.get(`${origin}${path.replace('?signed=1', '')}`);
      if (method !== 'PUT' || !file || !path.endsWith('?signed=1')) return `${method} ${path} is no upload`;
      file.bytes = body;
      file.type = String(headers['content-type']);
      // The store responds without a content type.
      response.writeHead(200).end();
      return null;
    },
  };
}
