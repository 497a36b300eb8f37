import { Injectable, Logger } from '@nestjs/common';
import type { Reply, RequestHead } from '../../../shared/http/request-head';
import { VisitedAppFilesService } from '../application/apps/visited-app-files.service';

/** Apple and Google keep what they read much longer; this only spares us those who ask again at once. */
const CACHE_CONTROL = 'public, max-age=300';
const NO_STORE = ['Cache-Control', 'no-store'] as const;

/** Answers devices that ask a domain which apps open its addresses, without entering the application. */
@Injectable()
export class AppFiles {
  private readonly logger = new Logger(AppFiles.name);

  constructor(private readonly files: VisitedAppFilesService) {}

  /** 200 with the domain's file, 404 with an empty body when it has none, as hosts have without a domain (null). Never a redirect: devices follow none. */
  answer(domainId: number | null, request: RequestHead, response: Reply): void {
    const { method = 'GET', url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      send(405, ['Allow', 'GET, HEAD', ...NO_STORE], response);
      return;
    }
    if (domainId === null) {
      sendFile(null, method, response);
      return;
    }
    const [path = ''] = url.split('?', 1);
    this.files.fileAt(path, domainId, performance.now()).then(
      (file) => {
        sendFile(file, method, response);
      },
      (error: unknown) => {
        this.logger.warn({ err: error }, 'the apps of a domain could not be read');
        send(503, ['Retry-After', '2', ...NO_STORE], response);
      },
    );
  }
}

function sendFile(file: string | null, method: string, response: Reply): void {
  if (file === null) {
    send(404, NO_STORE, response);
    return;
  }
  response.writeHead(200, [
    'Content-Type',
    'application/json',
    'Content-Length',
    String(Buffer.byteLength(file)),
    'Cache-Control',
    CACHE_CONTROL,
    'X-Content-Type-Options',
    'nosniff',
  ]);
  response.end(method === 'HEAD' ? undefined : file);
}

function send(status: number, head: readonly string[], response: Reply): void {
  response.writeHead(status, [...head, 'Content-Length', '0']);
  response.end();
}
