import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { Surroundings } from './app.module';
import { createApplication, describeApi } from './application';
import type { Settings } from './config/settings-from-env';
import { SiteDescriptionService } from './modules/account';
import { IMAGES_PATH } from './modules/links/values';
import { Redirect } from './modules/redirects';
import { checkpointFile } from './shared/database/checkpoint';
import { migrate, whenDatabaseAnswers } from './shared/database/migrate';
import { Readiness } from './shared/health/readiness';
import { clientCalls } from './clients/calls';
import { llmsTxt } from './clients/llms-txt';
import { ApiDocument } from './shared/http/api-document';
import { serveCrawlerFiles } from './shared/http/crawler-files';
import { DOCS_STYLE } from './shared/http/docs-style';
import { serveFrontEnd } from './shared/http/front-end';
import { FrontServer } from './shared/http/front-server';
import { measureTls } from './shared/http/tls/tls-metrics';
import { tlsFront } from './shared/http/tls/tls-front';
import { CertificateSource } from './shared/tls/certificate-source';
import { Metrics } from './shared/health/metrics';
import { serveUploads } from './shared/http/uploads';

/** A running Linklet. */
export interface RunningServer {
  /** The port that answers; 0 for a worker. */
  readonly port: number;
  /** The port of https; 0 when something else speaks TLS. */
  readonly tlsPort: number;
  readonly app: NestFastifyApplication;
  /** Leaves without a client noticing; resolves when everything is on disk. */
  stop(): Promise<void>;
}

export interface ServerOptions extends Partial<Surroundings> {
  /** How long a leaving server lets connections idle; tests ask nothing of it any more. */
  readonly drainMs?: number;
}

/** Starts the roles that the settings name. Answers 503 until the database does; then serves. */
export async function startServer(
  settings: Settings,
  { drainMs, ...options }: ServerOptions = {},
): Promise<RunningServer> {
  const front = settings.process.servesWeb ? new FrontServer(drainMs) : null;
  const port = front ? await front.listen(settings.web.listener.host, settings.web.listener.port) : 0;
  try {
    const app = await startBehind(front, settings, options);
    const readiness = app.get(Readiness);
    const tlsPort = front ? await serveTls(app, settings, front) : 0;
    return {
      port,
      tlsPort,
      app,
      async stop() {
        readiness.leave();
        await front?.drain();
        await app.close();
        if (settings.storage.databaseUrl === null) checkpointFile(settings.storage.sqliteFile);
      },
    };
  } catch (error) {
    front?.abandon();
    throw error;
  }
}

async function startBehind(
  front: FrontServer | null,
  settings: Settings,
  options: Partial<Surroundings>,
): Promise<NestFastifyApplication> {
  await whenDatabaseAnswers(
    () => migrate(settings.storage),
    (error, nextTryMs) => {
      process.stderr.write(
        `Linklet waits for its database (${error.message}); next try in ${String(nextTryMs / 1_000)} s\n`,
      );
    },
  );
  const app = await createApplication(settings, options);
  try {
    if (front) await serveWeb(app, settings, front);
    else await app.init();
    return app;
  } catch (error) {
    // What went wrong matters more than whether half an application can close; a process that goes on needs it closed.
    app.close().catch(() => undefined);
    throw error;
  }
}

async function serveWeb(app: NestFastifyApplication, settings: Settings, front: FrontServer): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const document = app.get(ApiDocument, { strict: false });
  document.describeBy(() => describeApi(app));
  SwaggerModule.setup('api/docs', app, () => document.get(), {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    customCss: DOCS_STYLE,
  });
  const { appOrigin, shortOrigin } = settings.web;
  const hasOneTap = settings.signIn.oneTapClientId !== null;
  const verifiesHumans = settings.human.site !== null;
  const { formOrigins } = settings.payments;
  serveCrawlerFiles(fastify, appOrigin, () => llmsTxt(clientCalls(document.get()), appOrigin));
  const site = app.get(SiteDescriptionService);
  const page = { appOrigin, shortOrigin, hasOneTap, verifiesHumans, formOrigins };
  await serveFrontEnd(fastify, page, () => site.current());
  await serveUploads(fastify, { root: settings.storage.uploadsDir, prefix: IMAGES_PATH });
  await app.init();
  await fastify.ready();
  const redirect = app.get(Redirect);
  front.route(
    redirect.before((request, response) => {
      fastify.routing(request, response);
    }),
    settings.process.hasFastPath
      ? redirect.before((_, reply) => {
          reply.giveBack();
        })
      : undefined,
  );
}

/** Answers by https beside, with the certificates that there are. Resolves with the port. */
async function serveTls(
  app: NestFastifyApplication,
  settings: Settings,
  front: FrontServer,
): Promise<number> {
  const { port } = settings.tls;
  if (port === null) return 0;
  const { secret } = settings.secrets;
  const source = app.get(CertificateSource, { strict: false });
  const tls = tlsFront({ source, secret, now: Date.now, take: front.takeSecure });
  measureTls(app.get(Metrics), tls);
  front.secure(tls);
  try {
    return await tls.listener.listen(settings.web.listener.host, port);
  } catch (error) {
    app.close().catch(() => undefined);
    throw error;
  }
}
