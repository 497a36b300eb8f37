import { createServer, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ProcessSettings, WebSettings } from '../../config/settings';
import { Metrics } from './metrics';
import { OperationsPaths } from './operations-paths';
import { Readiness } from './readiness';

/**
 * Metrics and health on a port of their own, kept from visitors; the only listener of a worker.
 * A port in use is reported and nothing more: measuring must not keep the product from running.
 */
@Injectable()
export class OperationsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OperationsServer.name);
  private server: Server | null = null;

  constructor(
    private readonly process: ProcessSettings,
    private readonly web: WebSettings,
    private readonly readiness: Readiness,
    private readonly metrics: Metrics,
    private readonly paths: OperationsPaths,
  ) {}

  onApplicationBootstrap(): void {
    if (this.process.metricsPort === 0) return;
    this.server = createServer((request, response) => {
      this.answer(request.url ?? '', response).catch((error: unknown) => {
        this.logger.error({ err: error }, 'metrics could not be collected');
        response.writeHead(500).end();
      });
    });
    this.server.on('error', (error) => {
      this.logger.warn(
        { err: error },
        `metrics are off: port ${String(this.process.metricsPort)} cannot be used`,
      );
    });
    this.server.listen(this.process.metricsPort, this.web.listener.host);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    const [path = '', query = ''] = url.split('?', 2);
    const asked = this.paths.find(path);
    if (path === '/metrics') {
      response.writeHead(200, { 'content-type': this.metrics.contentType }).end(await this.metrics.text());
    } else if (path === '/health/live') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"alive"}');
    } else if (path === '/health/ready') {
      const report = await this.readiness.report();
      response
        .writeHead(report.status === 'ready' ? 200 : 503, { 'content-type': 'application/json' })
        .end(JSON.stringify(report));
    } else if (asked) {
      response.writeHead(await asked(new URLSearchParams(query))).end();
    } else {
      response.writeHead(404).end();
    }
  }
}
