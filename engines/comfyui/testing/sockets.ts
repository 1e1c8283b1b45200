import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** `BinaryEventTypes` of ComfyUI's `protocol.py`. */
const previewImage = 1;
const previewImageWithMetadata = 4;

interface Client {
  readonly socket: WebSocket;
  /** The features of its first message. */
  flags: Record<string, unknown>;
}

/** ComfyUI's sockets: one for each client name. A newer one of the same name replaces the older. */
export interface Sockets {
  /** The names of the open sockets. */
  names(): string[];
  /** Sends to the listening client of this name; null sends to all. */
  send(client: string | null, type: string, data: object | null): void;
  /** Sends a JPEG preview, in the format that the client understands. */
  sendPreview(client: string, jpeg: Uint8Array, metadata: { prompt_id: string; node_id: string }): void;
  /** Sends bytes unchanged. */
  sendRaw(client: string, bytes: Uint8Array): void;
  /** Ends them without a close frame, like a broken connection. */
  drop(): void;
  /** Whether new sockets are accepted. */
  isOpen: boolean;
  close(): Promise<void>;
}

export function serveSockets(
  server: Server,
  { queueRemaining, isOld }: { queueRemaining(): number; isOld: boolean },
): Sockets {
  const clients = new Map<string, Client>();
  const listener = new WebSocketServer({ noServer: true });

  function sendTo({ socket }: Client, type: string, data: object | null): void {
    socket.send(JSON.stringify({ type, data }));
  }

  server.on('upgrade', (request, connection, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://comfyui');
    const { origin, host } = request.headers;
    const isForeign = origin !== undefined && new URL(origin).host !== host;
    if (!sockets.isOpen || isForeign || pathname !== '/ws') {
      connection.end(`HTTP/1.1 ${isForeign ? '403 Forbidden' : '503 Service Unavailable'}\r\n\r\n`);
      return;
    }
    listener.handleUpgrade(request, connection, head, (socket) => {
      const name = searchParams.get('clientId') ?? crypto.randomUUID();
      const client: Client = { socket, flags: {} };
      clients.set(name, client);
      sendTo(client, 'status', { status: { exec_info: { queue_remaining: queueRemaining() } }, sid: name });
      if (!isOld) {
        socket.once('message', (text) => {
          const message = JSON.parse(String(text)) as { type?: string; data?: Record<string, unknown> };
          if (message.type !== 'feature_flags') return;
          client.flags = message.data ?? {};
          sendTo(client, 'feature_flags', { supports_preview_metadata: true, max_upload_size: 104_857_600 });
        });
      }
      socket.once('close', () => {
        if (clients.get(name) === client) clients.delete(name);
      });
      socket.on('error', () => {});
    });
  });

  const sockets: Sockets = {
    isOpen: true,
    names: () => [...clients.keys()],
    send(name, type, data) {
      for (const [each, client] of clients) if (name === null || each === name) sendTo(client, type, data);
    },
    sendPreview(name, jpeg, { prompt_id, node_id }) {
      const client = clients.get(name);
      if (!client) return;
      if (client.flags.supports_preview_metadata !== true) {
        // The second number is the picture's format: 1 is JPEG, 2 is PNG.
        client.socket.send(Buffer.concat([uint32(previewImage), uint32(1), jpeg]));
        return;
      }
      const ids = { node_id, display_node_id: node_id, parent_node_id: null, real_node_id: node_id };
      const metadata = Buffer.from(JSON.stringify({ ...ids, prompt_id, image_type: 'image/jpeg' }));
      client.socket.send(
        Buffer.concat([uint32(previewImageWithMetadata), uint32(metadata.length), metadata, jpeg]),
      );
    },
    sendRaw: (name, bytes) => clients.get(name)?.socket.send(bytes),
    drop() {
      for (const { socket } of clients.values()) socket.terminate();
    },
    async close() {
      sockets.drop();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
  return sockets;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
