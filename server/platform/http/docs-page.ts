import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ApiContext, ApiHono } from './environment.ts';

// The page consists of the library's files, served by us under the same strict policy as everything else.
const library = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Adventure API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="api"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({ url: '/api/openapi.json', domNode: document.getElementById('api'), deepLinking: true });
`;

/** The API document and the page to read and try it. */
export function addDocs(
  { hono, admitToFile }: { hono: ApiHono; admitToFile(context: ApiContext): void },
  { version, sessionCookie }: { version: string; sessionCookie: string },
): void {
  hono.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'The session cookie',
  });
  for (const path of ['/api/openapi.json', '/api/docs/*']) {
    hono.use(path, (context, next) => {
      admitToFile(context);
      return next();
    });
  }
  hono.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Adventure',
      version,
      description: 'The web app uses these endpoints for everything it does.',
    },
    servers: [{ url: '/' }],
  });
  hono.get('/api/docs', (context) => context.html(page));
  hono.get('/api/docs/start.js', () => asset(start, 'text/javascript; charset=utf-8'));
  for (const [name, type] of Object.entries(files)) {
    hono.get(`/api/docs/${name}`, async () => asset(await readFile(join(library, name)), type));
  }
}

function asset(body: string | Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } });
}
