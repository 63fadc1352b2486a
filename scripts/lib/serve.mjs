// A small static server for the built site.
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.wasm': 'application/wasm',
};
const compressible = /^(?:text\/|application\/(?:json|manifest)|image\/svg|application\/wasm)/;

/**
 * The file that a URL path means, or undefined when it means none inside the folder.
 * @param {string} folder
 * @param {string} url
 */
export function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined;
  const base = resolve(folder);
  const file = resolve(base, `.${path}`);
  return file === base || file.startsWith(base + sep) ? file : undefined;
}

/** @param {string} file */
async function fileStats(file) {
  try {
    const stats = await stat(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A request handler for one folder. Files under /assets carry a hash in their name and may be kept for ever; all
 * others are asked for again, which an ETag makes cheap. A path without an extension that is no file is a place inside
 * the application and gets index.html.
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function staticFiles(folder) {
  /** @type {Map<string, { mtimeMs: number, size: number, etag: string, plain: Buffer, packed: Buffer | undefined }>} */
  const kept = new Map();

  /** @param {string} file */
  async function load(file) {
    const stats = await fileStats(file);
    if (stats === undefined) return undefined;
    const known = kept.get(file);
    if (known !== undefined && known.mtimeMs === stats.mtimeMs && known.size === stats.size) return known;
    const plain = await readFile(file);
    const type = types[extname(file).toLowerCase()] ?? '';
    const packed = compressible.test(type) && plain.length > 1000 ? await compress(plain) : undefined;
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const entry = { mtimeMs: stats.mtimeMs, size: stats.size, etag, plain, packed };
    kept.set(file, entry);
    return entry;
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    /** @param {number} status @param {string} text @param {Record<string, string>} [headers] */
    const refuse = (status, text, headers = {}) => {
      response.writeHead(status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        ...headers,
      });
      response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
    }
    let file = fileFor(folder, request.url ?? '/');
    if (file === undefined) return refuse(400, 'That is not a path on this site.');
    let entry = await load(file);
    if (entry === undefined && extname(file) === '' && !file.startsWith(join(resolve(folder), 'assets'))) {
      file = join(folder, 'index.html');
      entry = await load(file);
    }
    if (entry === undefined) return refuse(404, 'Not found.');

    const hashed = file.startsWith(join(resolve(folder), 'assets') + sep);
    /** @type {Record<string, string | number>} */
    const headers = {
      'Content-Type': types[extname(file).toLowerCase()] ?? 'application/octet-stream',
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: entry.etag,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    };
    if (entry.packed !== undefined) headers['Vary'] = 'Accept-Encoding';
    if (request.headers['if-none-match']?.includes(entry.etag) === true) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    let body = entry.plain;
    if (entry.packed !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      body = entry.packed;
      headers['Content-Encoding'] = 'gzip';
    }
    headers['Content-Length'] = body.length;
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      process.stderr.write(`${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function listen(server, port, host) {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      const address = server.address();
      done(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/**
 * Serves a folder on this machine alone, on both of its loopback addresses where it has two ("localhost" means
 * either). Port 0 takes a free one.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve(folder, port) {
  const handler = staticFiles(folder);
  const servers = [createServer(handler)];
  const close = async () => {
    await Promise.all(
      servers.map(
        (server) =>
          new Promise((done) => {
            server.close(() => done(undefined));
            server.closeAllConnections();
          }),
      ),
    );
  };
  const [first] = servers;
  if (first === undefined) throw new Error('No server.');
  const taken = await listen(first, port, '127.0.0.1');
  const second = createServer(handler);
  try {
    await listen(second, taken, '::1');
    servers.push(second);
  } catch (error) {
    // A machine without IPv6 is served on the one address; with a chosen port, a neighbour on the other is in the way.
    if (port !== 0 && error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      await close();
      throw error;
    }
  }
  return { port: taken, close };
}
