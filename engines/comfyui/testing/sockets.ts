import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** `BinaryEventTypes` of ComfyUI's `protocol.py`. */
const previewImage = 1;
const previewImageWithMetadata = 4;

interface Client {
  readonly socket: WebSocket;
  /** What it has said to understand, in its first message. */
  flags: Record<string, unknown>;
}

/** ComfyUI's sockets: one for each client's name; a newer one of the same name takes the place of the older. */
export interface Sockets {
  /** Of those that are open. */
  names(): string[];
  /** Sends to the client of this name, where it listens; null sends to all. */
  send(client: string | null, type: string, data: object | null): void;
  /** Shows a JPEG, in the form that the client understands. */
  sendPreview(client: string, jpeg: Uint8Array, metadata: { prompt_id: string; node_id: string }): void;
  /** Sends bytes as they are. */
  sendRaw(client: string, bytes: Uint8Array): void;
  /** Ends them without a word, as a connection ends that breaks. */
  drop(): void;
  /** Whether new ones are taken. */
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
        // The second number says what the picture is: 1 is a JPEG, 2 a PNG.
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
